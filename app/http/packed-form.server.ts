import { MULTIPART, mediaType } from './body.server'
import { readUpload } from './upload.server'

/** The field that tells a page that its file was lost. */
export const LOST_FILE = ':file'

/** Fields of desk forms that survive a login. Never a password, code or secret: the values come back as HTML. */
export const STORED_FIELDS = [
  'title',
  'text',
  'note',
  'call',
  'url',
  'shape',
  'events',
  'who',
  'day',
  'reference',
  'mail',
  'alt',
  'name',
  'channel',
  'colour',
  'host',
  'port',
  'security',
  'user',
  'from',
  'to',
  LOST_FILE,
]

/** Texts for which `BaseField` does nothing. */
const WITHOUT_BASE = ['note', 'call', 'day']

/** Pages whose forms have hundreds of fields and no secret. Their loaders read the fields with `findUnsentForm`. */
export const LONG_FORM = /^\/admin\/site\/edit\//

/** Their text comes back in the URL of the login page, which anyone can write for a member of staff. */
export const UPLOAD_PAGE = /^\/admin\/site\/(?:images|prices)(?:[?#]|$)/

/** Forms without a secret that open with values, which staff may have cleared. */
const DETAILS_FORM = /^\/admin\/(?:enquiries|jobs)\/[\w-]+\/details(?:[?#]|$)/

export type Fields = Partial<Record<string, string[]>>

/** Packs a form that was posted after the session ended, for the login page. @returns '' where no field was filled */
export function packForm({ account, ...posted }: Fields, page: string): string {
  const fields = pickStoredFields(posted, page)
  return Object.keys(fields).length > 0 ? JSON.stringify({ account, ...fields }) : ''
}

export function pickStoredFields(posted: Fields, page: string): Fields {
  if (LONG_FORM.test(page) || DETAILS_FORM.test(page)) return posted
  const filled = STORED_FIELDS.map((name) => {
    return [name, posted[name]?.filter((value) => value.trim() !== '') ?? []] as const
  })
  const typed = Object.fromEntries(filled.filter(([, values]) => values.length > 0))
  const hasBase = Object.keys(typed).some((name) => !WITHOUT_BASE.includes(name))
  return hasBase ? { ...typed, base: posted.base } : typed
}

/** In characters, of a URL that may have 8,192. */
const MAX_PACKED = 6_000
/** A longer field is the file; reading stops there. */
const MAX_FIELD_BYTES = 16 * 1024

/** Packs the text fields of an upload that was posted after the session ended, for the URL of the login page. */
export async function packUpload(request: Request, page: string): Promise<string | undefined> {
  if (mediaType(request) !== MULTIPART) return undefined
  const { fields } = await readUpload(request, LOST_FILE, MAX_FIELD_BYTES)
  const pack = (texts: Record<string, string>) =>
    packForm(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, [text]])), page)
  const lost = { account: fields.account ?? '', [LOST_FILE]: 'lost' }
  const unsent = pack({ ...fields, ...lost })
  return encodeURIComponent(unsent).length > MAX_PACKED ? pack(lost) : unsent
}
