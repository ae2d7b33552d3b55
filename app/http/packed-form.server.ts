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

/** Pages whose forms have hundreds of fields and no secret. Their loaders read the fields with `findUnsentForm`. */
export const LONG_FORM = /^\/admin\/site\/edit\//

export type Fields = Partial<Record<string, string[]>>

/** Packs a form that was posted after the session ended, for the login page. @returns '' where no field was filled */
export function packForm({ account, ...posted }: Fields, page: string): string {
  const fields = pickStoredFields(posted, page)
  return Object.keys(fields).length > 0 ? JSON.stringify({ account, ...fields }) : ''
}

export function pickStoredFields(posted: Fields, page: string): Fields {
  if (LONG_FORM.test(page)) return posted
  const filled = STORED_FIELDS.map((name) => {
    return [name, posted[name]?.filter((value) => value.trim() !== '') ?? []] as const
  })
  return Object.fromEntries(filled.filter(([, values]) => values.length > 0))
}
