import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { REPEAT_WINDOW_MS } from '#app/models/content-hash.server'
import type { Db } from '#db/connection.server'
import { prepared } from '#db/prepared.server'
import { enquiries } from '#db/schema'
import { shortHash } from '#db/schema/short-hash'
import { unfiledWithText } from './unfiled.server'

const receipt = { _id: enquiries.id, reference: enquiries.reference }
/** The index finds rows by the beginnings of both hashes; the whole ones decide. */
const hasHash = (column: SQLiteColumn, name: string) =>
  and(eq(shortHash(column), shortHash(sql.placeholder(name))), eq(column, sql.placeholder(name)))
const isSameContent = hasHash(enquiries.contentHash, 'content')
const hasSameWords = hasHash(enquiries.textHash, 'text')

const recentWithContent = prepared((db) =>
  db
    .select(receipt)
    .from(enquiries)
    .where(and(hasSameWords, isSameContent, gt(enquiries.createdAt, sql.placeholder('since'))))
    .prepare(),
)

const withKey = prepared((db) =>
  db
    .select(receipt)
    .from(enquiries)
    .where(
      and(
        eq(enquiries.idempotencyKey, sql.placeholder('key')),
        eq(enquiries.contentHash, sql.placeholder('content')),
      ),
    )
    .prepare(),
)

const sameTextOfAnother = prepared((db) =>
  db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(hasSameWords, ne(enquiries.emailKey, sql.placeholder('sender'))))
    .prepare(),
)

/** What an enquiry says, and its words alone, as models/content-hash has them. */
export interface EnquiryHashes {
  content: string
  text: string
}

/** The receipt of the same enquiry sent before: within minutes, or with the same key at any time. */
export function findRepeat(
  db: Db,
  hashes: EnquiryHashes,
  key: string | undefined,
  now: number,
): { _id: string; reference: string } | undefined {
  const since = now - REPEAT_WINDOW_MS
  const filed = recentWithContent(db).get({ ...hashes, since })
  if (filed) return filed
  const unfiled = unfiledWithText(db, hashes.text).find(
    (row) =>
      row.contentHash === hashes.content &&
      (row.createdAt > since || (key !== undefined && row.idempotencyKey === key)),
  )
  if (unfiled) return { _id: unfiled.id, reference: unfiled.reference }
  return key === undefined ? undefined : withKey(db).get({ key, content: hashes.content })
}

/** Whether these very words came from another address before. */
export function isTextKnown(db: Db, text: string, sender: string): boolean {
  return (
    sameTextOfAnother(db).get({ text, sender }) !== undefined ||
    unfiledWithText(db, text).some((row) => row.emailKey !== sender)
  )
}
