import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { MAX_SHOWN } from '#app/models/count'
import type { Reads } from '#db/database.server'
import { receivedFiles, receivedMails } from '#db/schema'
import { ownSubject } from './match.server'

const { id, mailId, name, bytes } = receivedFiles

export async function listFilesOf(db: Reads, mailIds: string[]) {
  return db
    .select({ id, mailId, name, bytes })
    .from(receivedFiles)
    .where(inArray(mailId, mailIds))
    .orderBy(asc(id))
}

export async function storedFilesOf(db: Reads, mailIds: string[]): Promise<string[]> {
  const { file } = receivedFiles
  const rows = await db.select({ file }).from(receivedFiles).where(inArray(mailId, mailIds))
  return rows.map((row) => row.file)
}

export async function listAnswers(db: Reads, enquiryId: string) {
  const { id, kind, subject, text } = receivedMails
  const mails = await db
    .select({ id, kind, subject, length: sql<number>`length(${text})` })
    .from(receivedMails)
    .where(eq(receivedMails.enquiryId, enquiryId))
    .orderBy(desc(id))
    .limit(MAX_SHOWN)
  const files = await listFilesOf(
    db,
    mails.map((mail) => mail.id),
  )
  return new Map(
    mails.map(({ id, kind, subject, length }) => [
      id,
      {
        subject: kind === 'bounce' ? '' : ownSubject(subject),
        length,
        files: files.filter((file) => file.mailId === id),
      },
    ]),
  )
}
