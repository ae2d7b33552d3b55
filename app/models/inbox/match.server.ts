import { and, desc, eq, inArray, ne, type SQL } from 'drizzle-orm'
import type { Queries } from '#db/database.server'
import { enquiries, mails, receivedMails } from '#db/schema'
import { ownIdsIn } from './bounce.server'
import type { IncomingMail } from './message.server'

const { id, reference, name, email, emailKey, status, isSpam } = enquiries
const FOUND = { id, reference, name, email, emailKey, status, isSpam }

export type Matched = Pick<typeof enquiries.$inferSelect, keyof typeof FOUND>

/**
 * Matches by the Message-IDs that the mail answers, for any sender, because only recipients of our mail know them.
 * Otherwise matches an enquiry of the sender: by its reference, which others may know, or as the only open one.
 */
export async function matchEnquiry(
  tx: Queries,
  mail: IncomingMail,
  key: string,
): Promise<Matched | undefined> {
  if (mail.bounce) return findByMails(tx, mail.bounce.mailIds, ne(mails.toAddress, ''))
  return (
    (await findByThread(tx, mail)) ??
    (await findByReference(tx, mail, key)) ??
    (mail.kind === 'answer' ? findByAddress(tx, key) : undefined)
  )
}

async function findByThread(tx: Queries, { thread }: IncomingMail): Promise<Matched | undefined> {
  const [answered] = await tx
    .select(FOUND)
    .from(receivedMails)
    .innerJoin(enquiries, eq(enquiries.id, receivedMails.enquiryId))
    .where(inArray(receivedMails.messageId, thread))
    .orderBy(desc(receivedMails.id))
    .limit(1)
  return (await findByMails(tx, ownIdsIn(thread.join('\n')))) ?? answered
}

async function findByMails(
  tx: Queries,
  ids: string[],
  condition?: SQL,
): Promise<Matched | undefined> {
  const [found] = await tx
    .select(FOUND)
    .from(mails)
    .innerJoin(enquiries, eq(enquiries.id, mails.subjectId))
    .where(and(inArray(mails.id, ids), condition))
    .orderBy(desc(mails.id))
    .limit(1)
  return found
}

async function findByReference(tx: Queries, mail: IncomingMail, key: string) {
  const [found] = await tx
    .select(FOUND)
    .from(enquiries)
    .where(and(inArray(enquiries.reference, referencesIn(mail)), eq(enquiries.emailKey, key)))
    .orderBy(desc(enquiries.id))
    .limit(1)
  return found
}

async function findByAddress(tx: Queries, key: string): Promise<Matched | undefined> {
  const isOpen = and(
    eq(enquiries.emailKey, key),
    eq(enquiries.isSpam, false),
    ne(enquiries.status, 'Closed'),
  )
  const [only, second] = await tx.select(FOUND).from(enquiries).where(isOpen).limit(2)
  return second ? undefined : only
}

const REFERENCE = /\bENQ(?:-[\dA-Z]{4}){2}\b/gi
const ENDS_WITH_REFERENCE = new RegExp(`${REFERENCE.source}\\)?$`, 'i')
/** Such as "Re:", "AW:" or "[External] Re:". */
const IS_REPLY = /^(\[[^\]]*\] ?)?\p{L}{1,4} ?[:：]/u
const MAX_REFERENCES = 20

/** The visitor's own words: our subjects end with the reference, and mail programs put "Re:" before them. */
export function ownSubject(subject: string): string {
  return IS_REPLY.test(subject) && ENDS_WITH_REFERENCE.test(subject) ? '' : subject
}

export function referencesIn({ subject, text }: Pick<IncomingMail, 'subject' | 'text'>): string[] {
  const found = `${subject}\n${text}`.match(REFERENCE) ?? []
  return [...new Set(found.map((one) => one.toUpperCase()))].slice(0, MAX_REFERENCES)
}
