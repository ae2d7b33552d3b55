import { and, eq, gt, inArray, like, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { DAY_MS, HOUR_MS } from '#app/models/company/calendar'
import { emailKey, mailableAddress } from '#app/models/email'
import { newId } from '#app/models/identifier.server'
import { type Actor, recordAction } from '#app/models/privacy/audit.server'
import { cut, shorten, tidyLine, tidyText } from '#app/models/text'
import type { Database, Queries } from '#db/database.server'
import { preparedInsert } from '#db/prepared.server'
import { mails } from '#db/schema'
import { retryReplies } from './delivery.server'
import type { MailKind } from './mail'

const MAX_LINE = 200

const insertMail = preparedInsert(mails)

export interface MailInput {
  kind: MailKind
  subjectId: string
  replyTo: { name: string; address: string }
  toAddress?: string
  subject: string
  /** Stands at the end of the subject. */
  reference?: string
  text: string
  /** Message-IDs of the conversation, oldest first. */
  thread?: string[]
  isHeld?: boolean
  now?: number
  dueAt?: number
}

/** Call it in the transaction that stores what the mail is about. @returns the id of the mail */
export async function queueMail(tx: Queries, mail: MailInput): Promise<string> {
  const now = mail.now ?? Date.now()
  const id = newId(now)
  await insertMail(tx, {
    id,
    kind: mail.kind,
    subjectId: mail.subjectId,
    toAddress: mail.toAddress ?? '',
    replyToName: shortLine(mail.replyTo.name),
    replyToAddress: tidyLine(mail.replyTo.address),
    subject: mail.reference ? subjectWith(mail.subject, mail.reference) : shortLine(mail.subject),
    text: tidyText(mail.text),
    thread: mail.thread?.join(' ') ?? '',
    state: mail.isHeld ? 'held' : 'waiting',
    attempts: 0,
    nextAttemptAt: mail.dueAt ?? now,
    lastError: '',
    createdAt: now,
    sentAt: null,
  })
  return id
}

function shortLine(text: string): string {
  return cut(tidyLine(text), MAX_LINE)
}

function subjectWith(text: string, reference: string): string {
  return `${shorten(tidyLine(text), MAX_LINE - reference.length - 4)} (${reference})`
}

/** Resends a mail in a summary together with that summary. */
export function resendMail(
  db: Database,
  id: string,
  actor: Actor,
  now = Date.now(),
): Promise<boolean> {
  return db.write(async (tx) => {
    const isUnsent = inArray(mails.state, ['failed', 'waiting'])
    const [mail] = await tx
      .select()
      .from(mails)
      .where(and(eq(mails.id, id), isUnsent))
    if (!mail) return false
    const again = { state: 'waiting', attempts: 0, nextAttemptAt: now } as const
    const summaryId = mail.summaryId || id
    await tx
      .update(mails)
      .set(again)
      .where(and(or(eq(mails.id, summaryId), eq(mails.summaryId, summaryId)), isUnsent))
    if (mail.kind === 'reply') await retryReplies(tx, mail.subjectId, now)
    if (!mail.summaryId) await tx.update(mails).set({ summaryId: '' }).where(eq(mails.id, id))
    await recordAction(tx, actor, { action: 'mail.resend', subjectId: id, now })
    return true
  })
}

/** Unsent mails to and from the address of a person follow its correction; their error names the one it is about. */
export async function correctAddress(
  tx: Queries,
  subjectId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const toAddress = mailableAddress(to)
  if (toAddress === undefined || from === to) return
  const spellings = [from, emailKey(from), mailableAddress(from) ?? from]
  const isUnsent = and(eq(mails.subjectId, subjectId), ne(mails.state, 'sent'))
  const lastError = sql`case when ${or(eq(mails.lastError, ''), like(mails.lastError, 'To %'))}
    then ${mails.lastError} else ${`To ${from}: `} || ${mails.lastError} end`
  await tx
    .update(mails)
    .set({ toAddress, lastError })
    .where(and(isUnsent, inArray(mails.toAddress, spellings)))
  await tx
    .update(mails)
    .set({ replyToAddress: to })
    .where(and(isUnsent, inArray(mails.replyToAddress, spellings)))
}

/** Limits, so that strangers cannot flood a mailbox. */
const MAX_PER_ADDRESS_A_DAY = 1
const MAX_PER_HOUR = 30

const isAcknowledgement = sql`${mails.kind} = 'acknowledgement'`

export interface Acknowledgement {
  subjectId: string
  reference: string
  toAddress: string
  company: { name: string; email: string }
  words?: { subject: string; text: string }
  now: number
}

/** Contains nothing that the sender typed, so that the site relays no text to third parties. */
export async function acknowledge(tx: Queries, mail: Acknowledgement): Promise<void> {
  const { now, reference, company } = mail
  const sentSince = (since: number, where?: SQL) =>
    tx.$count(
      mails,
      and(isAcknowledgement, gt(mails.createdAt, since), lte(mails.createdAt, now), where),
    )
  const toAddress = emailKey(mail.toAddress)
  if (mailableAddress(toAddress) === undefined) return
  if ((await sentSince(now - DAY_MS, isToMailboxOf(toAddress))) >= MAX_PER_ADDRESS_A_DAY) return
  if ((await sentSince(now - HOUR_MS)) >= MAX_PER_HOUR) return

  await queueMail(tx, {
    kind: 'acknowledgement',
    subjectId: mail.subjectId,
    replyTo: { name: company.name, address: company.email },
    toAddress,
    subject: mail.words?.subject ?? 'We have received your message',
    reference,
    text: [
      mail.words?.text ?? 'Thank you for your message. A person will read it.',
      // On a longer line the reference could wrap at a hyphen.
      `Please quote this reference when you contact us:\n${reference}`,
      `${company.name}\n${company.email}`,
    ].join('\n\n'),
    now,
  })
}

/** Most providers deliver name+tag@domain to name@domain (RFC 5233). */
function isToMailboxOf(address: string): SQL | undefined {
  const [, name, domain] = /^([^+@]+)(?:\+[^@]*)?(@.+)$/.exec(address) ?? []
  if (!name) return eq(mails.toAddress, address)
  return or(eq(mails.toAddress, name + domain), like(mails.toAddress, `${name}+%${domain}`))
}
