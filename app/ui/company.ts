import { createContext, useContext } from 'react'

const UNKNOWN = {
  name: '',
  city: '',
  country: '',
  /** Such as "India time". */
  timeName: '',
  foundedYear: undefined as number | undefined,
  openDays: [] as readonly string[],
  opensAt: '',
  closesAt: '',
  tollFreePhone: '',
  helpdeskPhone: '',
}

type ShownCompany = typeof UNKNOWN

export const CompanyContext = createContext<Partial<ShownCompany>>({})

/** Empty without a provider, as in the share images of the build. */
export function useCompany(): ShownCompany {
  return { ...UNKNOWN, ...useContext(CompanyContext) }
}
