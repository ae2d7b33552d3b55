import { createContext, useContext } from 'react'

export interface ShownCompany {
  name: string
  city: string
  country: string
  /** Such as "India time". */
  timeName: string
  foundedYear: number | undefined
  openDays: readonly string[]
  opensAt: string
  closesAt: string
  tollFreePhone: string
}

const UNKNOWN: ShownCompany = {
  name: '',
  city: '',
  country: '',
  timeName: '',
  foundedYear: undefined,
  openDays: [],
  opensAt: '',
  closesAt: '',
  tollFreePhone: '',
}

export const CompanyContext = createContext<Partial<ShownCompany>>({})

/** Empty without a provider, as in the share images of the build. */
export function useCompany(): ShownCompany {
  return { ...UNKNOWN, ...useContext(CompanyContext) }
}
