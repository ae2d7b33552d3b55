import { and, asc, desc as descending, eq, inArray, sql } from 'drizzle-orm'
import { MOST_COUNTED } from '#app/models/count'
import { newId } from '#app/models/id.server'
import { type Actor, recordAct } from '#app/models/privacy/audit.server'
import { tidyLine, tidyText } from '#app/models/text'
import type { Database, Queries } from '#db/database.server'
import { mails } from '#db/schema'
import { MAIL_STATES, type Mail, type MailAbout, type MailKind, type MailState } from './mail'

/** Of a subject and a name, in characters. */
const LONGEST_LINE = 200

export interface MailInput {
  kind: MailKind
  /** Id of the enquiry or application the mail announces. */
  subjectId: string
  /** The visitor: whom an answer to the mail reaches. */
  replyTo: { name: string; address: string }
  /** Left out for a mail to the staff. */
  toAddress?: string
  subject: string
  text: string
  /** Judged spam: stays in the outbox until somebody says otherwise. */
  isHeld?: boolean
  now?: number
}

/**
 * Puts a mail to the staff into the outbox, in the transaction that stores what it announces: both are on disk, or
 * neither.
 */
export async function queueMail(tx: Queries, mail: MailInput): Promise<void> {
  const now = mail.now ?? Date.now()
  const id = newId(now)
  await tx.insert(mails).values({
    id,
    kind: mail.kind,
    subjectId: mail.subjectId,
    // RFC 2606 keeps .invalid free of hosts: the id names this row and nobody's machine.
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

/** Lets the mails about a subject go that were held as spam; in the transaction that says it is none. */
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

/** Keeps the mails about a subject back that still wait; in the transaction that says it is spam. */
export async function holdMails(tx: Queries, subjectId: string): Promise<void> {
  await tx
    .update(mails)
    .set({ state: 'held' })
    .where(and(eq(mails.subjectId, subjectId), eq(mails.state, 'waiting')))
}

/** Every mail about one enquiry or application, oldest first. */
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

/**
 * Makes a mail that failed or waits due at once, with all its tries before it.
 * @returns false if there is none, or it is sent or held
 */
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

/** How many mails wait, counted up to 10,000: without a server to send them by they are as many as enquiries. */
export async function countWaitingMails(db: Database): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(mails)
    .where(eq(mails.state, 'waiting'))
    .limit(MOST_COUNTED + 1)
    .as('some')
  return db.$count(some)
}

/** How many mails stand at each state, zero included. */
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

/** A page of mails, newest first. */
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
