import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import * as z from 'zod'
import { messageIdOf, staffOf } from '#app/models/company/mail-settings.server'
import type { Site } from '#app/models/company/site.server'
import { emailKey, mailableAddress } from '#app/models/email'
import { findUnseen, setStatus } from '#app/models/enquiry/change.server'
import { lastEvent, recordEvent } from '#app/models/enquiry/history.server'
import { isSentTwice } from '#app/models/identifier.server'
import { describeBounce, findBounce } from '#app/models/inbox/bounce.server'
import { retryReplies } from '#app/models/mail/delivery.server'
import { mailOf } from '#app/models/mail/mail-server.server'
import { queueMail } from '#app/models/mail/outbox.server'
import { type Actor, recordAction } from '#app/models/privacy/audit.server'
import { requiredText } from '#app/models/schema'
import { tidyText } from '#app/models/text'
import type { Reads } from '#db/database.server'
import { enquiries, mails, receivedMails } from '#db/schema'
import { STATUSES } from '#db/schema/choices'

export const replyInput = z.object(
  {
    text: requiredText('The reply', 10_000, { tidy: tidyText, empty: 'Write the reply first' }),
    status: z.enum(STATUSES, 'Choose New, Pending or Closed').optional(),
    /** Id of the newest event that the writer has seen, '' for none. */
    base: z.string('Send the id of the newest event').optional(),
  },
  'Send the reply as an object',
)
export type ReplyInput = z.infer<typeof replyInput>

type Addressee = Pick<typeof enquiries.$inferSelect, 'email' | 'isSpam'>

/** @returns why no email can go to this visitor, or undefined */
export async function findObstacle(db: Reads, { email, isSpam }: Addressee) {
  if (isSpam) return 'This enquiry is in spam. Mark it as not spam to reply.'
  if (mailableAddress(email) === undefined)
    return `Mail servers refuse the address ${email}. Call, or write another way.`
  const bounce = await findBounce(db, emailKey(email))
  return bounce && describeBounce(email, bounce.reason)
}

export function replierOf({ name }: Actor, { company }: Pick<Site, 'company'>): string {
  return `${name}, ${company.name}`
}

export type ReplyOutcome =
  | { ok: true; eventId: string }
  | { ok: false; obstacle: string; base?: string }

/**
 * Queues one mail for the same text sent twice to an address. Without a status, New becomes Pending. Refuses once if a
 * colleague has replied, or the visitor answered, since `base`.
 */
export async function sendReply(
  site: Site,
  actor: Actor,
  enquiryId: string,
  { text, status, base }: ReplyInput,
  now = Date.now(),
): Promise<ReplyOutcome | undefined> {
  const { db, company } = site
  return db.write(async (tx) => {
    const [enquiry] = await tx.select().from(enquiries).where(eq(enquiries.id, enquiryId))
    if (!enquiry) return undefined
    const obstacle = await findObstacle(tx, enquiry)
    if (obstacle !== undefined) return { ok: false, obstacle }

    const step = { tx, actor, batch: '', now }
    const next = status ?? (enquiry.status === 'New' ? 'Pending' : enquiry.status)
    const last = await lastEvent(tx, enquiryId, 'reply', 'answer')
    const reply = { adminId: actor.id, note: text, createdAt: now }
    const isRepeat = last?.kind === 'reply' && isSentTwice(last, reply)
    if (isRepeat && (await isOnItsWay(tx, last.mailId, enquiry.email))) {
      await setStatus(step, enquiryId, next)
      return { ok: true, eventId: last.id }
    }
    const unseen = await findUnseen(tx, enquiryId, actor, base)
    if (unseen) return { ok: false, obstacle: `Not sent: ${unseen.words}`, base: unseen.id }
    const [address = company.email] = staffOf(mailOf(site), company)
    await retryReplies(tx, enquiryId, now)
    const mailId = await queueMail(tx, {
      kind: 'reply',
      subjectId: enquiryId,
      toAddress: mailableAddress(enquiry.email),
      replyTo: { name: replierOf(actor, { company }), address },
      subject: `Re: Your enquiry ${enquiry.reference}`,
      text,
      thread: await listThread(tx, enquiryId, site),
      now,
    })
    const eventId = await recordEvent(step, { enquiryId, kind: 'reply', note: text, mailId })
    const isMoved = await setStatus(step, enquiryId, next)
    const detail = isMoved ? `to ${next}` : ''
    await recordAction(tx, actor, { action: 'enquiry.reply', subjectId: enquiryId, detail, now })
    return { ok: true, eventId }
  })
}

async function isOnItsWay(tx: Reads, mailId: string, email: string): Promise<boolean> {
  const isTo = eq(mails.toAddress, mailableAddress(email) ?? '')
  return (await tx.$count(mails, and(eq(mails.id, mailId), isTo, ne(mails.state, 'failed')))) > 0
}

const MAX_REFERENCES = 20
/** Visitors choose their Message-IDs, so only plain ones are used in headers. */
const MESSAGE_ID = /^<[!-;=?-~]{3,250}>$/

/** @returns Message-IDs of the mails between visitor and site about an enquiry, oldest first */
async function listThread(
  tx: Reads,
  enquiryId: string,
  site: Pick<Site, 'settings' | 'mailServer'>,
): Promise<string[]> {
  const mail = mailOf(site)
  const ours = await tx
    .select({ id: mails.id, createdAt: mails.createdAt })
    .from(mails)
    .where(
      and(
        eq(mails.subjectId, enquiryId),
        inArray(mails.kind, ['acknowledgement', 'reply']),
        inArray(mails.state, ['waiting', 'sent']),
      ),
    )
    .orderBy(asc(mails.id))
  const theirs = await tx
    .select({ messageId: receivedMails.messageId, createdAt: receivedMails.createdAt })
    .from(receivedMails)
    .where(and(eq(receivedMails.enquiryId, enquiryId), eq(receivedMails.kind, 'answer')))
    .orderBy(asc(receivedMails.id))
  const all = [
    ...ours.map(({ id, createdAt }) => ({ messageId: messageIdOf(id, mail), createdAt })),
    ...theirs.filter(({ messageId }) => MESSAGE_ID.test(messageId)),
  ]
    .sort((one, other) => one.createdAt - other.createdAt)
    .map(({ messageId }) => messageId)
  // Mail programs find the conversation by the first reference (RFC 5537, 3.4.4).
  return all.length > MAX_REFERENCES ? [...all.slice(0, 1), ...all.slice(1 - MAX_REFERENCES)] : all
}
