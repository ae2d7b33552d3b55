import { and, eq, inArray } from 'drizzle-orm'
import type { StoredResume } from '#app/models/application/resume.server'
import { senderOf, staffOf } from '#app/models/company/mail-settings.server'
import type { Site } from '#app/models/company/site.server'
import { emailKey } from '#app/models/email'
import { fileStore } from '#app/models/files/store.server'
import { newId } from '#app/models/identifier.server'
import { mailOf } from '#app/models/mail/mail-server.server'
import type { Queries } from '#db/database.server'
import { admins, mails, receivedFiles, receivedMails } from '#db/schema'
import { addToHistory, announce, announceBounce } from './answer.server'
import { bouncedReplyTo, clearBounce, markBounce, ownIdsIn } from './bounce.server'
import { keepFiles } from './files.server'
import { type MailboxPosition, savePosition } from './mailbox.server'
import { type Matched, matchEnquiry } from './match.server'
import type { IncomingMail } from './message.server'

/** Stores an email once, in the same transaction as the position in the mailbox. */
export async function receiveMail(
  site: Site,
  incoming: IncomingMail,
  position?: MailboxPosition,
): Promise<void> {
  const { db, settings } = site
  const isKnown = eq(receivedMails.messageId, incoming.messageId)
  const isNew = (await db.$count(receivedMails, isKnown)) === 0
  const { files, note } = await keepFiles(site, isNew ? incoming.attachments : [])
  const mail = { ...incoming, text: [incoming.text, note].filter(Boolean).join('\n\n') }
  const clear = () =>
    fileStore.clear(
      settings.uploadsDir,
      files.map(({ file }) => file),
    )
  const isStored = await db
    .write(async (tx) => {
      const isUnread = !position || (await savePosition(tx, position))
      return isUnread && isNew && addMail(tx, site, { mail, files, now: Date.now() })
    })
    .catch(async (error: unknown) => {
      await clear()
      throw error
    })
  if (!isStored) await clear()
}

interface Incoming {
  mail: IncomingMail
  files: StoredResume[]
  now: number
}

async function addMail(tx: Queries, site: Site, { mail, files, now }: Incoming): Promise<boolean> {
  const key = emailKey(mail.from.address)
  const enquiry = await matchEnquiry(tx, mail, key)
  if (await isOurs(tx, site, mail, { key, enquiry })) return false
  const row = {
    id: newId(now),
    kind: mail.kind,
    enquiryId: enquiry?.id ?? null,
    messageId: mail.messageId,
    fromName: mail.from.name,
    fromAddress: mail.from.address,
    emailKey: key,
    subject: mail.subject,
    text: mail.text,
    createdAt: now,
  }
  await tx.insert(receivedMails).values(row)
  await fileStore.keep(tx, files)
  for (const { file, name, type, bytes } of files) {
    await tx
      .insert(receivedFiles)
      .values({ id: newId(now), mailId: row.id, file, name, type, bytes })
  }
  if (mail.bounce) await markBounce(tx, mail.bounce, now)
  if (mail.kind === 'answer') await clearBounce(tx, key)
  if (!enquiry) return true
  await addToHistory(tx, row, enquiry, { now, reason: mail.bounce?.reason })
  if (mail.bounce) {
    const { reason } = mail.bounce
    const address = await bouncedReplyTo(tx, mail.bounce)
    if (address) await announceBounce(tx, site, enquiry, { now, reason, address })
  }
  const isReported = mail.kind === 'answer' && !(await answersNotice(tx, mail, { key, enquiry }))
  if (isReported) await announce(tx, row, enquiry, now)
  return true
}

/** Prevents a loop with a program that answers mails to staff, including the notice of its own answer. */
async function answersNotice(
  tx: Queries,
  { thread: [nearest = ''] }: IncomingMail,
  { key, enquiry }: { key: string; enquiry: Matched },
): Promise<boolean> {
  if (enquiry.emailKey === key) return false
  const isNotice = and(inArray(mails.id, ownIdsIn(nearest)), eq(mails.toAddress, ''))
  return (await tx.$count(mails, isNotice)) > 0
}

/** Whether this site sent the mail, or staff did for another person's enquiry. */
async function isOurs(
  tx: Queries,
  site: Site,
  { messageId }: IncomingMail,
  { key, enquiry }: { key: string; enquiry: Matched | undefined },
): Promise<boolean> {
  const isSent = (await tx.$count(mails, inArray(mails.id, ownIdsIn(messageId)))) > 0
  if (isSent) return true
  if (enquiry?.emailKey === key) return false
  const staff = await tx.select({ email: admins.email }).from(admins)
  const { company } = site
  const mail = mailOf(site)
  const own = [senderOf(mail), ...staffOf(mail, company), company.email]
  return [...own, ...staff.map(({ email }) => email)].some((address) => emailKey(address) === key)
}
