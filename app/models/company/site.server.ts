import type { Database } from '#db/database.server'
import type { Company } from './company'
import type { Settings } from './settings.server'

export interface Site {
  settings: Settings
  company: Company
  db: Database
  /** Opens signup. */
  secretKey: string
}

declare global {
  // The development server replaces modules while they run; the open database must outlive them.
  var openedSite: Site | undefined
}

let open = (): Site => {
  throw new Error('No site is open')
}

/** Sets how the site is opened where no program calls `serveSite`, as under the development server. */
export function openOnFirstUse(opener: () => Site): void {
  open = opener
}

/** The site that this process serves. */
export function site(): Site {
  globalThis.openedSite ??= open()
  return globalThis.openedSite
}

/** Replaces the site that this process serves. */
export function serveSite(opened: Site): Site {
  globalThis.openedSite = opened
  return opened
}
