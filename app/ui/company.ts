import { createContext, useContext } from 'react'
import type { Picture } from '#app/content/picture'

const UNKNOWN = {
  name: '',
  city: '',
  country: '',
  /** Name of the time zone, such as "India time". */
  timeName: '',
  foundedYear: undefined as number | undefined,
  copyrightYear: undefined as number | undefined,
  officesWorldwide: '',
  openDays: [] as readonly string[],
  /** Such as "09:00 to 17:00". */
  hours: '',
  tollFreePhone: '',
  helpdeskPhone: '',
  logo: undefined as Picture | undefined,
}

type ShownCompany = typeof UNKNOWN

export const CompanyContext = createContext<Partial<ShownCompany>>({})

/** Empty values without a provider, as when the build draws share images. */
export function useCompany(): ShownCompany {
  return { ...UNKNOWN, ...useContext(CompanyContext) }
}
