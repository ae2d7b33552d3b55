import { and, asc, eq } from 'drizzle-orm'
import { timeWithDay } from '#app/models/company/calendar'
import type { Site } from '#app/models/company/site.server'
import { countOf, shorten } from '#app/models/text'
import { mails } from '#db/schema'
import { ARRIVALS_SUBJECT } from './cap.server'
import type { QueuedMail } from './delivery.server'
import { ANSWER, BOUNCED_REPLY } from './mail'
import { writeMorning } from './morning.server'

const MAX_LISTED = 500
const MAX_FIRST_LINE = 120

/** Writes subject and text of a summary. Removes it and returns undefined if there is nothing to report. */
export async function writeSummary(
  site: Site,
  mail: QueuedMail,
  now: number,
): Promise<QueuedMail | undefined> {
  const isArrivals = mail.subjectId === ARRIVALS_SUBJECT
  const written = isArrivals
    ? await writeArrivals(site, mail, now)
    : await writeMorning(site, mail.subjectId, now)
  const row = eq(mails.id, mail.id)
  if (!written) {
    await site.db.write(async (tx) => tx.delete(mails).where(row))
    return undefined
  }
  const { subject, text } = written
  if (subject !== mail.subject) {
    await site.db.write(async (tx) => tx.update(mails).set({ subject }).where(row))
  }
  return { ...mail, subject, text }
}

const NOUNS = {
  answer: ['answer', 'answers'],
  bounce: ['reply not delivered', 'replies not delivered'],
  enquiry: ['new enquiry', 'new enquiries'],
  contact: ['new contact message', 'new contact messages'],
  application: ['new application', 'new applications'],
} as const

async function writeArrivals({ db, company, settings }: Site, mail: QueuedMail, now: number) {
  const isListed = and(eq(mails.summaryId, mail.id), eq(mails.state, 'waiting'))
  const arrivals = await db
    .select()
    .from(mails)
    .where(isListed)
    .orderBy(asc(mails.id))
    .limit(MAX_LISTED)
  const [first] = arrivals
  if (!first) return undefined
  const count = await db.$count(mails, isListed)
  const subject = `${countInWords(arrivals, count)} since ${timeWithDay(company.timeZone, first.createdAt, now)}`
  const rest = count - arrivals.length
  const parts = [
    `${subject}. After ${settings.staffMailsPerHour} emails in an hour, the rest arrive together in one.`,
    ...arrivals.map((arrival) => lineOf(arrival, settings.origin)),
    rest > 0 && `And ${countOf(rest, 'other', 'others')}: ${settings.origin}/admin`,
  ]
  return { subject, text: parts.filter(Boolean).join('\n\n') }
}

function countInWords(arrivals: readonly QueuedMail[], count: number): string {
  const nouns = Object.entries(NOUNS).flatMap(([kind, [one, many]]) => {
    return arrivals.some((arrival) => nounOf(arrival) === kind) ? [{ one, many }] : []
  })
  const [only, second] = nouns
  if (only && !second) return countOf(count, only.one, only.many)
  return countOf(count, 'new message', 'new messages')
}

function nounOf({ kind, subject }: QueuedMail) {
  if (subject.startsWith(BOUNCED_REPLY)) return 'bounce'
  return subject.startsWith(ANSWER) ? 'answer' : kind
}

/** The subject contains the name and the reference. */
function lineOf({ kind, subject, text, subjectId }: QueuedMail, origin: string): string {
  const [first = ''] = text.split('\n', 1)
  const list = kind === 'application' ? 'jobs' : 'enquiries'
  return `${subject}\n${shorten(first, MAX_FIRST_LINE)}\n${origin}/admin/${list}/${subjectId}`
}
