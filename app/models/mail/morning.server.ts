import { and, asc, eq, gte, inArray, isNull, lte, ne } from 'drizzle-orm'
import { dateInWords, dayIn, instantIn, timeWithDay } from '#app/models/company/calendar'
import { workingDayBefore } from '#app/models/company/office-hours'
import type { Site } from '#app/models/company/site.server'
import { followUpOf } from '#app/models/enquiry/follow-up'
import { lastActivity } from '#app/models/enquiry/history.server'
import { waitingOf } from '#app/models/enquiry/urgency'
import { countUnmatched } from '#app/models/inbox/unmatched.server'
import { countOf } from '#app/models/text'
import { enquiries, mails } from '#db/schema'
import { queueMail } from './outbox.server'

const MAX_LISTED = 10
/** The enquiries that wait longest are among the oldest open ones. */
const MAX_COMPARED = 1000

const MORNING = 'morning:'
const isInDesk = eq(enquiries.isSpam, false)
const isOpen = and(isInDesk, inArray(enquiries.status, ['New', 'Pending']))

export async function queueMorning(site: Site, now: number): Promise<boolean> {
  const { db, company } = site
  const subjectId = MORNING + dayIn(company.timeZone, now)
  const written = await writeMorning(site, subjectId, now)
  if (!written) return false
  await db.write(async (tx) => {
    if ((await tx.$count(mails, eq(mails.subjectId, subjectId))) > 0) return
    await queueMail(tx, {
      kind: 'summary',
      subjectId,
      replyTo: { name: company.name, address: company.email },
      subject: written.subject,
      // Written when it is sent, so that it omits enquiries that were erased or flagged as spam in between.
      text: '',
      now,
    })
  })
  return true
}

/** @returns undefined if there is nothing to report or that day is over */
export async function writeMorning(site: Site, subjectId: string, now: number) {
  const { company, settings } = site
  const today = dayIn(company.timeZone, now)
  if (subjectId !== MORNING + today) return undefined
  const due = await listDue(site, today)
  const waiting = await listWaiting(site, now)
  const since = lastOpening(site, today)
  const counts = await countOpen(site, since)
  const unmatched = await countUnmatched(site.db)
  const { unassigned, arrived } = counts
  if (due.count + waiting.length + unassigned + arrived + unmatched === 0) return undefined
  const rest = due.count - due.lines.length
  const parts = [
    [
      `${countOf(arrived, 'new enquiry', 'new enquiries')} since ${timeWithDay(company.timeZone, since, now)}`,
      `${unassigned} unassigned`,
    ].join('\n'),
    unmatched > 0 &&
      `${countOf(unmatched, 'email matches', 'emails match')} no enquiry: ${settings.origin}/admin/inbox`,
    due.count > 0 && `To follow up today (${due.count}):`,
    ...due.lines,
    rest > 0 && `And ${countOf(rest, 'other', 'others')}: ${settings.origin}/admin?show=due`,
    waiting.length > 0 && 'Waiting longest:',
    ...waiting,
    `${settings.origin}/admin`,
  ]
  const shown = [
    due.count > 0 && `${due.count} to follow up`,
    `${counts.open} open`,
    `${unassigned} unassigned`,
  ]
  return {
    subject: `Enquiries on ${dateInWords(today, today)}: ${shown.filter(Boolean).join(', ')}`,
    text: parts.filter(Boolean).join('\n\n'),
  }
}

const listedColumns = {
  id: enquiries.id,
  reference: enquiries.reference,
  name: enquiries.name,
  status: enquiries.status,
  dueOn: enquiries.dueOn,
  createdAt: enquiries.createdAt,
}

async function listDue({ db, settings }: Site, today: string) {
  const isDue = and(isOpen, ne(enquiries.dueOn, ''), lte(enquiries.dueOn, today))
  const rows = await db
    .select(listedColumns)
    .from(enquiries)
    .where(isDue)
    .orderBy(asc(enquiries.dueOn), asc(enquiries.seq))
    .limit(MAX_LISTED)
  const lines = rows.map((row) =>
    lineOf(row, followUpOf(row.dueOn, today)?.words ?? '', settings.origin),
  )
  return { lines, count: await db.$count(enquiries, isDue) }
}

async function listWaiting({ db, company, settings }: Site, now: number) {
  const rows = await db
    .select(listedColumns)
    .from(enquiries)
    .where(and(isOpen, eq(enquiries.dueOn, '')))
    .orderBy(asc(enquiries.seq))
    .limit(MAX_COMPARED)
  const activities = await lastActivity(
    db,
    rows.map(({ id }) => id),
  )
  const waiting = rows.map((row) => ({ ...row, since: activities.get(row.id) ?? row.createdAt }))
  return waiting
    .sort((a, b) => a.since - b.since)
    .slice(0, MAX_LISTED)
    .map((row) => {
      const words = waitingOf(row.status, row.since, now, company)?.words ?? ''
      return lineOf(row, `waiting ${words}`, settings.origin)
    })
}

const lineOf = (
  { id, reference, name }: { id: string; reference: string; name: string },
  words: string,
  origin: string,
) => `${reference}, ${name}: ${words}\n${origin}/admin/enquiries/${id}`

async function countOpen({ db }: Site, since: number) {
  const arrived = and(isInDesk, gte(enquiries.createdAt, since))
  return {
    open: await db.$count(enquiries, isOpen),
    unassigned: await db.$count(enquiries, and(isOpen, isNull(enquiries.assigneeId))),
    arrived: await db.$count(enquiries, arrived),
  }
}

function lastOpening({ company }: Site, today: string): number {
  const day = workingDayBefore(company, today)
  return instantIn(company.timeZone, day, company.opensAt) ?? 0
}
