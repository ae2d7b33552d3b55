import { and, between, eq, ne, sql } from 'drizzle-orm'
import { REPEAT_WINDOW_MS } from '#app/models/identifier.server'
import { findLinks } from '#app/models/link'
import type { Queries, Reads } from '#db/database.server'
import { preparedOnce } from '#db/prepared.server'
import { enquiries } from '#db/schema'

const receipt = { _id: enquiries.id, reference: enquiries.reference }

const selectRecent = preparedOnce((db) =>
  db
    .select(receipt)
    .from(enquiries)
    .where(
      and(
        eq(enquiries.textHash, sql.placeholder('text')),
        eq(enquiries.contentHash, sql.placeholder('content')),
        between(enquiries.createdAt, sql.placeholder('since'), sql.placeholder('until')),
      ),
    )
    .prepare(),
)

export async function findRepeat(
  db: Queries,
  hashes: { content: string; text: string },
  key: string | undefined,
  now: number,
) {
  // The clock may have been set back since.
  const window = { since: now - REPEAT_WINDOW_MS, until: now + REPEAT_WINDOW_MS }
  const [recent] = await selectRecent(db).execute({ ...hashes, ...window })
  if (recent || key === undefined) return recent
  const [withKey] = await db
    .select(receipt)
    .from(enquiries)
    .where(and(eq(enquiries.idempotencyKey, key), eq(enquiries.contentHash, hashes.content)))
  return withKey
}

export async function isTextKnown(db: Reads, text: string, sender: string): Promise<boolean> {
  const others = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(eq(enquiries.textHash, text), ne(enquiries.emailKey, sender)))
    .limit(1)
  return others.length > 0
}

export interface SpamSigns {
  isHoneypotFilled: boolean
  /** Milliseconds that the form was open; undefined without scripts. */
  fillMs: number | undefined
}

const QUICK_MS = 2_500
const MANY_LINKS = 3

/** The honeypot alone flags spam; weak signs do so only together, so that a fast typist is not flagged. */
export async function spamReasons(
  signs: SpamSigns,
  text: string,
  isRepeated: () => Promise<boolean>,
): Promise<string[]> {
  if (signs.isHoneypotFilled) return ['filled the hidden field']
  const links = findLinks(text).length
  const weak = [
    signs.fillMs !== undefined && signs.fillMs < QUICK_MS && 'filled in very fast',
    links >= MANY_LINKS && 'many links',
  ].filter((reason) => reason !== false)
  if (weak.length > 0 && (await isRepeated())) weak.push('the same text came from another address')
  return weak.length >= 2 ? weak : []
}
