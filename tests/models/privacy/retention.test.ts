import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createSession, IDLE_MS } from '#app/models/account/session.server'
import { storeResume } from '#app/models/application/resume.server'
import { createApplication } from '#app/models/application/submit.server'
import { DAY_MS } from '#app/models/company/calendar'
import { company } from '#app/models/company/company'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { addNote } from '#app/models/enquiry/note.server'
import { PROGRAM, recordAction } from '#app/models/privacy/audit.server'
import { cutoffs, describeCounts } from '#app/models/privacy/retention'
import { planRetention, runRetention } from '#app/models/privacy/retention.server'
import type { Database } from '#db/database.server'
import {
  admins,
  applications,
  auditEntries,
  enquiries,
  mails,
  sessions,
  webhookDeliveries,
} from '#db/schema'
import { asha, freshDb, tables } from '#tests/support/app'
import { applicant } from '#tests/support/applicant'
import { freshFolder } from '#tests/support/data-dir'
import { pdf } from '#tests/support/files'
import { countStored } from '#tests/support/stored'
import { addWebhook, deliveriesOf } from '#tests/support/webhook'

const NOW = Date.parse('2026-11-21T03:00:00Z')
const { retention: rules } = company.parse({})
const none = {
  enquiries: 0,
  applications: 0,
  spam: 0,
  mails: 0,
  webhookDeliveries: 0,
  auditEntries: 0,
  sessions: 0,
}

let uploads: string
beforeEach(async () => {
  uploads = freshFolder()
})

const monthsAgo = (months: number, days = 0) => {
  const date = new Date(NOW - days * DAY_MS)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.getTime()
}

let count = 0
const enquire = (db: Database, now: number, isHoneypotFilled = false) =>
  createEnquiry(
    db,
    { ...asha, desc: `Enquiry number ${count++}`, countryCode: '', type: '' },
    { type: 'General', now, signs: { isHoneypotFilled, fillMs: undefined } },
  )

async function apply(db: Database, now: number) {
  const resume = await storeResume(uploads, { name: 'cv.pdf', bytes: pdf() }, 'pdf')
  return createApplication(db, { ...applicant, motivation: `${count++}` }, resume, { now })
}

const run = (db: Database, now = NOW) => runRetention(db, rules, { actor: PROGRAM, uploads, now })

test('a period of months ends on the same day of the month, or on its last day', () => {
  const day = (now: string) => {
    const until = cutoffs({ ...rules, enquiryMonths: 18 }, Date.parse(now))
    return new Date(until.enquiries).toISOString()
  }
  expect(day('2026-11-21T03:00:00Z')).toBe('2025-05-21T03:00:00.000Z')
  expect(day('2026-08-31T03:00:00Z')).toBe('2025-02-28T03:00:00.000Z')
})

test('rows one day older than their period are deleted, rows one day newer stay', async () => {
  const db = await freshDb()
  for (const days of [-1, 1]) {
    await enquire(db, monthsAgo(24, days))
    await enquire(db, NOW - (90 + days) * DAY_MS, true)
    await apply(db, monthsAgo(12, days))
    await recordAction(tables(db), PROGRAM, {
      action: 'x',
      detail: `${days}`,
      now: monthsAgo(36, days),
    })
  }
  const plan = await planRetention(db, rules, NOW)
  expect(plan).toEqual({ ...none, enquiries: 1, spam: 1, applications: 1, auditEntries: 1 })
  expect(await db.$count(enquiries)).toBe(4)

  expect(await run(db)).toEqual(plan)
  const left = await tables(db).select().from(enquiries)
  expect(left.map((row) => row.createdAt)).toEqual([monthsAgo(24, -1), NOW - 89 * DAY_MS])
  expect(await db.$count(applications)).toBe(1)
  expect(await countStored({ db, uploads })).toBe(1)
  expect(await planRetention(db, rules, NOW)).toEqual(none)
})

test('an enquiry that was updated within its period stays', async () => {
  const db = await freshDb()
  await enquire(db, monthsAgo(30))
  await tables(db)
    .update(enquiries)
    .set({ updatedAt: monthsAgo(2) })
  expect(await run(db)).toEqual(none)
})

test('an enquiry with a note, reply or follow-up within its period stays', async () => {
  const db = await freshDb()
  const noted = await enquire(db, monthsAgo(30))
  const old = await enquire(db, monthsAgo(29))
  const actor = { id: '', name: 'Meera Rao' }
  await addNote(db, actor, noted._id, 'Wants an offer', monthsAgo(1))
  await addNote(db, actor, old._id, 'Wants nothing', monthsAgo(25))
  expect(await planRetention(db, rules, NOW)).toEqual({ ...none, enquiries: 1 })
  expect(await run(db)).toEqual({ ...none, enquiries: 1 })
  expect(await tables(db).select().from(enquiries)).toMatchObject([{ id: noted._id }])
})

test('mails are deleted with their enquiry, and sent ones earlier', async () => {
  const db = await freshDb()
  await enquire(db, monthsAgo(25))
  const sent = await enquire(db, monthsAgo(6))
  const waiting = await enquire(db, monthsAgo(6))
  await tables(db).update(mails).set({ state: 'sent' }).where(eq(mails.subjectId, sent._id))
  expect(await run(db)).toEqual({ ...none, enquiries: 1, mails: 1 })
  expect(await tables(db).select().from(mails)).toMatchObject([{ subjectId: waiting._id }])
})

test('webhook deliveries are deleted with their enquiry, and sent ones earlier', async () => {
  const db = await freshDb()
  await addWebhook(db)
  await enquire(db, monthsAgo(25))
  const sent = await enquire(db, monthsAgo(6))
  const waiting = await enquire(db, monthsAgo(6))
  const isOfSent = eq(webhookDeliveries.subjectId, sent._id)
  await tables(db).update(webhookDeliveries).set({ state: 'sent' }).where(isOfSent)
  expect(await run(db)).toEqual({ ...none, enquiries: 1, webhookDeliveries: 1 })
  expect(await deliveriesOf(db)).toMatchObject([{ subjectId: waiting._id }])
})

test('expired sessions are deleted', async () => {
  const db = await freshDb()
  const admin = { id: 'a', name: 'Meera', email: 'm@x.in', emailKey: 'm@x.in', passwordHash: '-' }
  await tables(db)
    .insert(admins)
    .values({ ...admin, createdAt: 0 })
  await createSession(db, { id: 'a' }, 'cookie', NOW - 1)
  await createSession(db, { id: 'a' }, 'bearer', NOW - IDLE_MS)
  expect(await run(db)).toEqual({ ...none, sessions: 1 })
  expect(await tables(db).select().from(sessions)).toMatchObject([{ kind: 'cookie' }])
})

test('a run adds one audit entry with counts, and none if it deletes nothing', async () => {
  const db = await freshDb()
  await enquire(db, monthsAgo(25))
  await enquire(db, monthsAgo(25), true)
  await run(db)
  await run(db)
  expect(await tables(db).select().from(auditEntries)).toMatchObject([
    { adminName: 'The site', action: 'retention.run', detail: '1 enquiry, 1 spam' },
  ])
  expect(describeCounts(none)).toBe('')
})

test('hundreds of rows are deleted in steps that do not block the event loop', async () => {
  const db = await freshDb()
  for (let i = 0; i < 450; i++) await enquire(db, monthsAgo(25) + i)
  let turns = 0
  const timer = setInterval(() => turns++, 0)
  expect(await run(db)).toEqual({ ...none, enquiries: 450 })
  clearInterval(timer)
  expect(turns).toBeGreaterThan(0)
  expect(await db.$count(mails)).toBe(0)
})
