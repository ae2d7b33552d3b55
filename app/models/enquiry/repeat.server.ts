import { and, eq, gt, ne } from 'drizzle-orm'
import { REPEAT_WINDOW_MS } from '#app/models/identifier.server'
import type { Reads } from '#db/database.server'
import { enquiries } from '#db/schema'

/** What an enquiry says, and its words alone, as models/content-hash has them. */
export interface EnquiryHashes {
  content: string
  text: string
}

/** The receipt of the same enquiry sent before: within minutes, or with the same key at any time. */
export async function findRepeat(
  db: Reads,
  hashes: EnquiryHashes,
  key: string | undefined,
  now: number,
): Promise<{ _id: string; reference: string } | undefined> {
  const receipt = { _id: enquiries.id, reference: enquiries.reference }
  const [recent] = await db
    .select(receipt)
    .from(enquiries)
    .where(
      and(
        eq(enquiries.textHash, hashes.text),
        eq(enquiries.contentHash, hashes.content),
        gt(enquiries.createdAt, now - REPEAT_WINDOW_MS),
      ),
    )
  if (recent || key === undefined) return recent
  const [withKey] = await db
    .select(receipt)
    .from(enquiries)
    .where(and(eq(enquiries.idempotencyKey, key), eq(enquiries.contentHash, hashes.content)))
  return withKey
}

/** Whether these very words came from another address before. */
export async function isTextKnown(db: Reads, text: string, sender: string): Promise<boolean> {
  const others = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(eq(enquiries.textHash, text), ne(enquiries.emailKey, sender)))
    .limit(1)
  return others.length > 0
}
