import type { Pictures } from '#app/content/picture'
import type { Documents } from '#app/content/shipped'
import type { MailServer } from '#app/models/mail/mail-server'
import type { Database } from '#db/database.server'
import type { Company } from './company'
import type { Settings } from './settings.server'

interface Published {
  documents: Documents
  pictures?: Pictures
  /** Documents that this program's schemas refuse; the shipped text is shown instead. */
  refused: readonly string[]
  /** Id of the newest version; empty if nothing was published. */
  newest: string
}

export interface Site {
  settings: Settings
  company: Company
  published?: Published
  /** Set in the desk; environment variables override it, see `mailOf`. */
  mailServer?: MailServer
  db: Database
  secretKey: string
}

declare global {
  // The development server replaces modules while they run; the open database must outlive them.
  var openedSite: Site | undefined
}

let open = (): Site => {
  throw new Error('No site is open')
}

/** For the development server, which does not call `serveSite`. */
export function openOnFirstUse(opener: () => Site): void {
  open = opener
}

export function site(): Site {
  globalThis.openedSite ??= open()
  return globalThis.openedSite
}

export function serveSite(opened: Site): Site {
  globalThis.openedSite = opened
  return opened
}
