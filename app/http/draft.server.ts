import { z } from 'zod/v4'

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
const LONG_FORM = /^\/admin\/site\/edit\//

type Fields = Partial<Record<string, string[]>>

interface Draft {
  /** The page with the form. */
  path: string
  /** Missing where somebody else typed them. */
  fields?: Fields | undefined
}

const KEPT_MS = 15 * 60_000
/** Of accounts whose password was right, so as many as there are staff. */
const drafts = new Map<string, Draft & { until: number }>()

/** What a form holds whose post came after the session ended, for the login page to carry. @returns '' where nothing was typed */
export function packDraft({ account, ...posted }: Fields, page: string): string {
  const fields = pickKept(posted, page)
  return Object.keys(fields).length > 0 ? JSON.stringify({ account, ...fields }) : ''
}

/** @param page that the fields were typed on @param adminId of somebody whose password was right */
export function keepDraft(packed: string, page: string, adminId: string, now = Date.now()): void {
  if (packed === '') return
  const { account, ...posted } = packedDraft.parse(packed)
  const path = page.replace(/[?#].*/, '')
  const fields = account?.[0] === adminId ? pickKept(posted, path) : undefined
  drafts.set(adminId, { path, fields, until: now + KEPT_MS })
}

export function findDraft(adminId: string, now = Date.now()): Draft | undefined {
  const { until = 0, ...draft } = drafts.get(adminId) ?? { path: '' }
  return until > now ? draft : undefined
}

/** For the frame of the desk: without the fields of a long form. */
export function findShortDraft(adminId: string): Draft | undefined {
  const draft = findDraft(adminId)
  return draft?.fields && LONG_FORM.test(draft.path) ? { ...draft, fields: {} } : draft
}

export function dropDraft(adminId: string): void {
  drafts.delete(adminId)
}

const packedDraft = z
  .preprocess((text) => readJson(`${text}`), z.record(z.string(), z.array(z.string())))
  .catch({})

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function pickKept(posted: Fields, page: string): Fields {
  if (LONG_FORM.test(page)) return posted
  const filled = KEPT_FIELDS.map((name) => {
    return [name, posted[name]?.filter((value) => value.trim() !== '') ?? []] as const
  })
  return Object.fromEntries(filled.filter(([, values]) => values.length > 0))
}
