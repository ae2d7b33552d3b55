import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/database.server'
import { receivedFiles, receivedMails } from '#db/schema'

/** The answers of a visitor, by id, with the files that came with them. */
export async function listReceived(db: Database, enquiryId: string) {
  const { id, fromName, fromAddress } = receivedMails
  const mails = await db
    .select({ id, fromName, fromAddress })
    .from(receivedMails)
    .where(eq(receivedMails.enquiryId, enquiryId))
  const ids = mails.map((mail) => mail.id)
  const files = await db
    .select({ id: receivedFiles.id, mailId: receivedFiles.mailId, name: receivedFiles.name })
    .from(receivedFiles)
    .where(inArray(receivedFiles.mailId, ids))
    .orderBy(asc(receivedFiles.id))
  return new Map(
    mails.map((mail) => [
      mail.id,
      { ...mail, files: files.filter((one) => one.mailId === mail.id) },
    ]),
  )
}
