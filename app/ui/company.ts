import { createContext, useContext } from 'react'

/** What any part of a page may say of the company. */
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

/** The company of the page around; a share image is drawn before any is known, and leaves its facts out. */
export function useCompany(): ShownCompany {
  return { ...UNKNOWN, ...useContext(CompanyContext) }
}
