import { createContext, useContext } from 'react'

export interface ShownCompany {
  name: string
  city: string
  country: string
  /** What the company's time is called, such as "India time". */
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

/** Empty where no company is known, as in a share image, which the build draws. */
export function useCompany(): ShownCompany {
  return { ...UNKNOWN, ...useContext(CompanyContext) }
}
