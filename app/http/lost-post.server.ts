import { MULTIPART, mediaType } from './body.server'
import { readUpload } from './upload.server'

/** The name under which a page learns that its file is lost. */
export const LOST_FILE = ':file'

/** What is typed or chosen in forms of the desk. Never a password, a code or a secret: the values come back as HTML. */
export const KEPT_FIELDS = [
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

/** Pages whose forms have no secret and hundreds of fields, which their loader takes from `findDraft`. */
export const LONG_FORM = /^\/admin\/site\/edit\//

export type Fields = Partial<Record<string, string[]>>

/** What a form holds whose post came after the session ended, for the login page to carry. @returns '' where nothing was typed */
export function packDraft({ account, ...posted }: Fields, page: string): string {
  const fields = pickKept(posted, page)
  return Object.keys(fields).length > 0 ? JSON.stringify({ account, ...fields }) : ''
}

export function pickKept(posted: Fields, page: string): Fields {
  if (LONG_FORM.test(page)) return posted
  const filled = KEPT_FIELDS.map((name) => {
    return [name, posted[name]?.filter((value) => value.trim() !== '') ?? []] as const
  })
  return Object.fromEntries(filled.filter(([, values]) => values.length > 0))
}

/** Of 8,192 characters that a URL may have. */
const MOST = 6_000
/** Of a field; what is longer is the file, and what is behind it is not read. */
const MOST_WORDS = 16 * 1024

/**
 * The words beside a file whose post came after the session ended, for the URL of the login, which takes no file.
 * @returns undefined for a form without files
 */
export async function packUpload(request: Request, page: string): Promise<string | undefined> {
  if (mediaType(request) !== MULTIPART) return undefined
  const { fields } = await readUpload(request, LOST_FILE, MOST_WORDS)
  const pack = (words: Record<string, string>) =>
    packDraft(Object.fromEntries(Object.entries(words).map(([name, text]) => [name, [text]])), page)
  const lost = { account: fields.account ?? '', [LOST_FILE]: 'lost' }
  const draft = pack({ ...fields, ...lost })
  return encodeURIComponent(draft).length > MOST ? pack(lost) : draft
}
