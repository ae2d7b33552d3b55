import { and, eq, gt, ne, sql } from 'drizzle-orm'

import type { Db } from '#db/connection.server'
import { prepared } from '#db/prepared.server'
import { enquiries } from '#db/schema'
import { REPEAT_WINDOW_MS } from './content-hash.server'

const receipt = { _id: enquiries.id, reference: enquiries.reference }
const isSameContent = eq(enquiries.contentHash, sql.placeholder('contentHash'))

const recentWithContent = prepared((db) =>
  db
    .select(receipt)
    .from(enquiries)
    .where(and(isSameContent, gt(enquiries.createdAt, sql.placeholder('since'))))
    .prepare(),
)

const withKey = prepared((db) =>
  db
    .select(receipt)
    .from(enquiries)
    .where(and(eq(enquiries.idempotencyKey, sql.placeholder('key')), isSameContent))
    .prepare(),
)

const sameTextOfAnother = prepared((db) =>
  db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(
      and(
        eq(enquiries.textHash, sql.placeholder('textHash')),
        ne(enquiries.emailKey, sql.placeholder('sender')),
      ),
    )
    .prepare(),
)

/** The receipt of the same enquiry sent before: within minutes, or with the same key at any time. */
export function findRepeat(
  db: Db,
  contentHash: string,
  key: string | undefined,
  now: number,
): { _id: string; reference: string } | undefined {
  const byContent = recentWithContent(db).get({ contentHash, since: now - REPEAT_WINDOW_MS })
  if (byContent || key === undefined) return byContent
  return withKey(db).get({ key, contentHash })
}

/** Whether these very words came from another address before. */
export function isTextKnown(db: Db, textHash: string, sender: string): boolean {
  return sameTextOfAnother(db).get({ textHash, sender }) !== undefined
}
