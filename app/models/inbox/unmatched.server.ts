import { and, desc, eq, isNull } from 'drizzle-orm'
import { fileStore } from '#app/models/files/store.server'
import { type Actor, recordAction } from '#app/models/privacy/audit.server'
import type { Database } from '#db/database.server'
import { receivedMails } from '#db/schema'
import { storedFilesOf } from './attachments.server'

export type ReceivedMail = typeof receivedMails.$inferSelect

export const isUnmatched = isNull(receivedMails.enquiryId)

export async function listUnmatched(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReceivedMail[]> {
  return db
    .select()
    .from(receivedMails)
    .where(isUnmatched)
    .orderBy(desc(receivedMails.id))
    .limit(limit)
    .offset(offset)
}

export async function countUnmatched(db: Database): Promise<number> {
  return db.$count(receivedMails, isUnmatched)
}

export async function findReceivedMail(
  db: Database,
  id: string,
): Promise<ReceivedMail | undefined> {
  const [mail] = await db.select().from(receivedMails).where(eq(receivedMails.id, id))
  return mail
}

export async function dismissMail(
  db: Database,
  uploads: string,
  { id, actor }: { id: string; actor: Actor },
): Promise<boolean> {
  const isMail = and(eq(receivedMails.id, id), isUnmatched)
  const removed = await db.erase(async (tx) => {
    if ((await tx.$count(receivedMails, isMail)) === 0) return undefined
    const stored = await storedFilesOf(tx, [id])
    await fileStore.remove(tx, uploads, stored)
    await tx.delete(receivedMails).where(isMail)
    await recordAction(tx, actor, { action: 'inbox.dismiss', subjectId: id })
    return stored
  })
  await fileStore.clear(uploads, removed ?? [])
  return removed !== undefined
}
