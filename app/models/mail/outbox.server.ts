import { and, asc, desc as descending, eq, inArray, sql } from 'drizzle-orm'
import { MOST_COUNTED } from '#app/models/count'
import { newId } from '#app/models/id.server'
import { type Actor, recordAct } from '#app/models/privacy/audit.server'
import { tidyLine, tidyText } from '#app/models/text'
import type { Database, Queries } from '#db/database.server'
import { mails } from '#db/schema'
import { MAIL_STATES, type Mail, type MailAbout, type MailKind, type MailState } from './mail'

/** Characters of a subject or a name. */
const LONGEST_LINE = 200

export interface MailInput {
  kind: MailKind
  /** Id of the enquiry or application. */
  subjectId: string
  replyTo: { name: string; address: string }
  /** Omitted for a mail to the staff. */
  toAddress?: string
  subject: string
  text: string
  /** Flagged as spam: stays in the outbox until somebody says otherwise. */
  isHeld?: boolean
  now?: number
}

/** Belongs in the transaction that stores what the mail announces. */
export async function queueMail(tx: Queries, mail: MailInput): Promise<void> {
  const now = mail.now ?? Date.now()
  const id = newId(now)
  await tx.insert(mails).values({
    id,
    kind: mail.kind,
    subjectId: mail.subjectId,
    // RFC 2606: no host has a name under .invalid.
    messageId: `<${id}@outbox.invalid>`,
    toAddress: mail.toAddress ?? '',
    replyToName: shortLine(mail.replyTo.name),
    replyToAddress: shortLine(mail.replyTo.address),
    subject: shortLine(mail.subject),
    text: tidyText(mail.text),
    state: mail.isHeld ? 'held' : 'waiting',
    attempts: 0,
    nextAttemptAt: now,
    lastError: '',
    createdAt: now,
    sentAt: null,
  })
}

function shortLine(text: string): string {
  return [...tidyLine(text)].slice(0, LONGEST_LINE).join('').trim()
}

export async function releaseMails(
  tx: Queries,
  subjectId: string,
  now = Date.now(),
): Promise<void> {
  await tx
    .update(mails)
    .set({ state: 'waiting', nextAttemptAt: now })
    .where(and(eq(mails.subjectId, subjectId), eq(mails.state, 'held')))
}

export async function holdMails(tx: Queries, subjectId: string): Promise<void> {
  await tx
    .update(mails)
    .set({ state: 'held' })
    .where(and(eq(mails.subjectId, subjectId), eq(mails.state, 'waiting')))
}

/** Oldest first. */
export async function listMailsAbout(db: Database, subjectId: string): Promise<MailAbout[]> {
  return db
    .select({
      id: mails.id,
      kind: mails.kind,
      state: mails.state,
      lastError: mails.lastError,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(eq(mails.subjectId, subjectId))
    .orderBy(asc(mails.id))
}

/** @returns false if there is no such mail, or it is sent or held */
export function resendMail(
  db: Database,
  id: string,
  actor: Actor,
  now = Date.now(),
): Promise<boolean> {
  return db.write(async (tx) => {
    const due = await tx
      .update(mails)
      .set({ state: 'waiting', attempts: 0, nextAttemptAt: now })
      .where(and(eq(mails.id, id), inArray(mails.state, ['failed', 'waiting'])))
      .returning({ id: mails.id })
    if (due.length > 0) await recordAct(tx, actor, { act: 'mail.resend', subjectId: id, now })
    return due.length > 0
  })
}

/** Counts up to 10,000: without an SMTP server as many mails wait as there are enquiries. */
export async function countWaitingMails(db: Database): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(mails)
    .where(eq(mails.state, 'waiting'))
    .limit(MOST_COUNTED + 1)
    .as('some')
  return db.$count(some)
}

export async function countMailsByState(db: Database): Promise<Record<MailState, number>> {
  const rows = await db
    .select({ state: mails.state, count: sql<number>`count(*)` })
    .from(mails)
    .groupBy(mails.state)
  const counts = Object.fromEntries(MAIL_STATES.map((state) => [state, 0])) as Record<
    MailState,
    number
  >
  for (const row of rows) counts[row.state] = row.count
  return counts
}

/** Newest first. */
export async function listMails(
  db: Database,
  filter: { state?: MailState },
  page: { limit: number; offset: number },
): Promise<Mail[]> {
  return db
    .select({
      id: mails.id,
      kind: mails.kind,
      subject: mails.subject,
      to: mails.toAddress,
      replyTo: mails.replyToAddress,
      state: mails.state,
      attempts: mails.attempts,
      nextAttemptAt: mails.nextAttemptAt,
      lastError: mails.lastError,
      createdAt: mails.createdAt,
    })
    .from(mails)
    .where(filter.state && eq(mails.state, filter.state))
    .orderBy(descending(mails.id))
    .limit(page.limit)
    .offset(page.offset)
}
