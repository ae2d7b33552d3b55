import { and, eq } from 'drizzle-orm'
import type { Site } from '#app/models/company/site.server'
import { setStatus } from '#app/models/enquiry/change.server'
import { recordEvent } from '#app/models/enquiry/history.server'
import { ANSWER, BOUNCED_REPLY } from '#app/models/mail/mail'
import { queueMail } from '#app/models/mail/outbox.server'
import { type Actor, PROGRAM, recordAction } from '#app/models/privacy/audit.server'
import { shorten } from '#app/models/text'
import type { Database, Queries } from '#db/database.server'
import { enquiries, receivedMails } from '#db/schema'
import { describeBounce } from './bounce.server'
import { NOT_KEPT } from './files.server'
import { type Matched, ownSubject } from './match.server'
import { isUnmatched, type ReceivedMail } from './unmatched.server'

/** A page shows hundreds of them. */
const MAX_CHARACTERS = 10_000

function wordsOf(text: string): string {
  const at = text.lastIndexOf(`\n\n${NOT_KEPT}`)
  const words = at < 0 ? withoutQuote(text) : withoutQuote(text.slice(0, at)) + text.slice(at)
  return shorten(words, MAX_CHARACTERS)
}

const nameOf = ({ fromName, fromAddress }: ReceivedMail) =>
  fromName || fromAddress || 'Unknown sender'

/** `from` of the event is the sender, if not the enquiry's email address; `to` is the kind, if not an answer. */
export async function addToHistory(
  tx: Queries,
  mail: ReceivedMail,
  enquiry: Matched,
  { now, reason }: { now: number; reason?: string | undefined },
): Promise<void> {
  const isAnswer = mail.kind === 'answer'
  await tx.update(enquiries).set({ updatedAt: now }).where(eq(enquiries.id, enquiry.id))
  const step = { tx, actor: { id: '', name: nameOf(mail) }, batch: '', now }
  await recordEvent(step, {
    enquiryId: enquiry.id,
    kind: 'answer',
    mailId: mail.id,
    from: mail.kind === 'bounce' || mail.emailKey === enquiry.emailKey ? '' : mail.fromAddress,
    to: isAnswer ? '' : mail.kind,
    note: reason ?? wordsOf(mail.text),
  })
  if (isAnswer) await reopen(tx, enquiry, now)
}

async function reopen(tx: Queries, { id, status }: Matched, now: number): Promise<void> {
  if (status === 'Closed') await setStatus({ tx, actor: PROGRAM, batch: '', now }, id, 'Pending')
}

export async function announce(
  tx: Queries,
  mail: ReceivedMail,
  enquiry: Matched,
  now: number,
): Promise<void> {
  const name = nameOf(mail)
  const subject = ownSubject(mail.subject)
  const facts = [
    subject && `Subject: ${subject}`,
    `From: ${name} <${mail.fromAddress}>`,
    mail.emailKey === enquiry.emailKey ? '' : `The enquiry is of another address.`,
    `Reference: ${enquiry.reference}`,
  ]
  await queueMail(tx, {
    kind: 'enquiry',
    subjectId: enquiry.id,
    replyTo: { name, address: mail.fromAddress },
    subject: ANSWER + name,
    reference: enquiry.reference,
    text: `${wordsOf(mail.text)}\n\n${facts.filter(Boolean).join('\n')}`,
    isHeld: enquiry.isSpam,
    now,
  })
}

/** Reopens the enquiry: its visitor has no reply. */
export async function announceBounce(
  tx: Queries,
  { company, settings }: Site,
  enquiry: Matched,
  { now, reason, address }: { now: number; reason: string; address: string },
): Promise<void> {
  const { id, name, reference, isSpam } = enquiry
  await reopen(tx, enquiry, now)
  await queueMail(tx, {
    kind: 'enquiry',
    subjectId: id,
    replyTo: { name: company.name, address: company.email },
    subject: BOUNCED_REPLY + name,
    reference,
    text: `${describeBounce(address, reason)}\n\n${settings.origin}/admin/enquiries/${id}`,
    isHeld: isSpam,
    now,
  })
}

export async function attachMail(
  db: Database,
  actor: Actor,
  { id, reference }: { id: string; reference: string },
): Promise<'attached' | 'gone' | 'unknown'> {
  return db.write(async (tx) => {
    const isMail = and(eq(receivedMails.id, id), isUnmatched)
    const [mail] = await tx.select().from(receivedMails).where(isMail)
    if (!mail) return 'gone'
    const [enquiry] = await tx.select().from(enquiries).where(eq(enquiries.reference, reference))
    if (!enquiry) return 'unknown'
    await tx.update(receivedMails).set({ enquiryId: enquiry.id }).where(isMail)
    await addToHistory(tx, mail, enquiry, { now: Date.now() })
    await recordAction(tx, actor, { action: 'inbox.attach', subjectId: enquiry.id })
    return 'attached'
  })
}

const QUOTED = /^\s*>/
const MAX_ATTRIBUTION_LINES = 3

/** Removes the quote at the end. Keeps the whole text if there is text below the quote or none above it. */
export function withoutQuote(text: string): string {
  const lines = text.trimEnd().split('\n')
  const isQuote = (line = '') => line.trim() === '' || QUOTED.test(line)
  let end = lines.length
  while (end > 0 && isQuote(lines[end - 1])) end--
  if (!lines.slice(end).some((line) => QUOTED.test(line))) return text
  const above = lines.slice(0, end - attributionLines(lines.slice(0, end))).join('\n')
  return above.trim() === '' ? text : above.trimEnd()
}

/** "On Monday, Site <site@example.com> wrote:", which mail programs may wrap. */
function attributionLines(lines: string[]): number {
  for (let count = 1; count <= MAX_ATTRIBUTION_LINES; count++) {
    const last = lines.slice(-count).map((line) => line.trim())
    const joined = last.join(' ')
    if (last.includes('') || !joined.endsWith(':')) return 0
    if (joined.includes('@') || (joined.startsWith('On ') && joined.endsWith('wrote:')))
      return count
  }
  return 0
}
