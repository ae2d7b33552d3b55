import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { log } from '#app/http/log.server'
import { MINUTE_MS } from '#app/models/company/calendar'
import { company } from '#app/models/company/company'
import { readSettings } from '#app/models/company/settings.server'
import { flagSpam } from '#app/models/enquiry/change.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { ANSWER, BOUNCED_REPLY } from '#app/models/mail/mail'
import { queueMail, resendMail } from '#app/models/mail/outbox.server'
import { PROGRAM } from '#app/models/privacy/audit.server'
import { startMailer } from '#app/server/jobs/mailer'
import { mails } from '#db/schema'
import { asha, freshSite, tables } from '#tests/support/app'
import { closeAfterTest, smtpServer } from '#tests/support/outbox'
import { refusal, type SmtpBehaviour } from '#tests/support/smtp'

log.level = 'silent'
const START = Date.parse('2026-03-02T10:20:00+05:30')

/** A site with a clock that the test controls; the mailer runs only when woken. */
async function openSite(perHour = 1, behaviour?: SmtpBehaviour) {
  const smtp = await smtpServer(behaviour)
  const env = { SMTP_URL: smtp.url, STAFF_MAILS_PER_HOUR: `${perHour}` }
  const site = await freshSite({
    settings: readSettings({ SITE_ORIGIN: 'https://www.example.com', ...env }),
    company: company.parse({ timeZone: 'Asia/Kolkata' }),
  })
  const clock = { now: START }
  const start = () =>
    startMailer(site, { pollMs: 60 * MINUTE_MS, backoffMs: 0, now: () => clock.now })
  let mailer = start()
  closeAfterTest({ close: () => mailer.stop() })
  const rows = async () => tables(site.db).select().from(mails).orderBy(mails.id)
  const isDue = ({ state, summaryId, nextAttemptAt }: (typeof mails)['$inferSelect']) =>
    state === 'waiting' && !summaryId && nextAttemptAt <= clock.now
  let people = 0
  return {
    site,
    smtp,
    clock,
    rows,
    texts: () => smtp.deliveries.map(({ mail }) => mail.text ?? ''),
    subjects: () => smtp.deliveries.map(({ mail }) => mail.subject ?? ''),
    async enquire(name?: string) {
      people++
      // Ids made in the same millisecond are not in order.
      clock.now++
      const input = {
        name: name ?? `Visitor ${people}`,
        email: `${people}@example.com`,
        desc: `${asha.desc} ${people}\nMore`,
      }
      return createEnquiry(site.db, input, { type: 'General', now: clock.now })
    },
    /** Advances the clock and waits until the mailer has handled all due mail. */
    async pass(ms: number) {
      clock.now += ms
      const isDone = async () => {
        mailer.wake()
        return (await rows()).some(isDue)
      }
      await expect.poll(isDone, { timeout: 20_000 }).toBe(false)
    },
    async restart() {
      await mailer.stop()
      mailer = start()
    },
  }
}

test('a hundred enquiries are each named within fifteen minutes, in few emails', async () => {
  const { enquire, pass, restart, clock, smtp, texts, rows } = await openSite(20)
  const arrivals = new Map<string, number>()
  const named = new Map<string, number>()
  const noteNamed = () => {
    for (const text of texts())
      for (const reference of text.match(/ENQ-\w{4}-\w{4}/g) ?? [])
        if (!named.has(reference)) named.set(reference, clock.now)
  }
  // Four a minute for 25 minutes, then 20 minutes without any.
  for (let minute = 0; minute < 45; minute++) {
    for (let i = 0; minute < 25 && i < 4; i++) arrivals.set((await enquire()).reference, clock.now)
    await pass(MINUTE_MS)
    if (minute % 10 === 7) await restart()
    noteNamed()
  }
  expect([...named.keys()].sort()).toEqual([...arrivals.keys()].sort())
  for (const [reference, at] of named)
    expect(at - (arrivals.get(reference) ?? 0)).toBeLessThanOrEqual(15 * MINUTE_MS)
  expect(smtp.deliveries.length).toBeLessThanOrEqual(20 + 3)
  expect((await rows()).every(({ state }) => state === 'sent')).toBe(true)
}, 60_000)

test('a summary has the count and time, and name, reference, first line and link of each enquiry', async () => {
  const { enquire, pass, clock, subjects, texts } = await openSite()
  await enquire()
  await pass(0)
  const second = await enquire()
  await pass(0)
  clock.now += MINUTE_MS
  await enquire('Imran Khan')
  await pass(9 * MINUTE_MS)
  expect(subjects()[1]).toBe('2 new enquiries since 10:20')
  expect(texts()[1]).toContain(
    [
      `General: Visitor 2 (${second.reference})`,
      `${asha.desc} 2`,
      `https://www.example.com/admin/enquiries/${second._id}`,
    ].join('\n'),
  )
  expect(texts()[1]).toContain('General: Imran Khan (ENQ-')
  expect(texts()[1]).not.toContain('More')
})

test('a summary counts answers as answers and bounced replies as such', async () => {
  const { enquire, pass, site, clock, subjects } = await openSite()
  const { _id: subjectId } = await enquire()
  await pass(0)
  const answer = async (subject = ANSWER) =>
    queueMail(tables(site.db), {
      kind: 'enquiry',
      subjectId,
      replyTo: { name: asha.name, address: asha.email },
      subject: `${subject}Visitor 1 (ENQ-06M8-K4SG)`,
      text: 'Please call me.',
      now: clock.now,
    })
  for (const _ of ['first', 'second']) await answer()
  await pass(10 * MINUTE_MS)
  await answer()
  await enquire()
  await pass(10 * MINUTE_MS)
  for (const _ of ['first', 'second']) await answer(BOUNCED_REPLY)
  await pass(10 * MINUTE_MS)
  expect(subjects().slice(1)).toEqual([
    '2 answers since 10:20',
    '2 new messages since 10:30',
    '2 replies not delivered since 10:40',
  ])
})

test('a summary links each application to its page', async () => {
  const { enquire, pass, site, clock, texts } = await openSite()
  await enquire()
  await pass(0)
  await queueMail(tables(site.db), {
    kind: 'application',
    subjectId: 'an-application',
    replyTo: { name: 'Imran Khan', address: 'imran@example.com' },
    subject: 'Application: Cloud Engineer, Imran Khan (JOB-06M8-K4SG)',
    text: 'I like queues.',
    now: clock.now,
  })
  await pass(10 * MINUTE_MS)
  expect(texts()[1]).toContain('https://www.example.com/admin/jobs/an-application')
})

test('after an hour each enquiry has its own email again', async () => {
  const { enquire, pass, subjects } = await openSite()
  await enquire()
  await pass(0)
  await enquire()
  await pass(10 * MINUTE_MS)
  await pass(60 * MINUTE_MS)
  await enquire('Imran Khan')
  await pass(0)
  expect(subjects()).toEqual([
    expect.stringContaining('Visitor 1'),
    '1 new enquiry since 10:20',
    expect.stringContaining('Imran Khan'),
  ])
})

test('acknowledgements and notices do not count toward the limit and do not wait', async () => {
  const { enquire, pass, site, clock, smtp } = await openSite()
  const replyTo = { name: 'Acme', address: 'hello@example.com' }
  const mail = { subjectId: 'x', replyTo, subject: 'Received', text: 'Thanks', now: clock.now }
  for (let i = 0; i < 3; i++)
    await queueMail(tables(site.db), { kind: 'acknowledgement', toAddress: `${i}@a.test`, ...mail })
  await queueMail(tables(site.db), { kind: 'notice', ...mail })
  await enquire()
  await pass(0)
  expect(smtp.deliveries).toHaveLength(5)
})

test('spam is left out of summaries until it is no longer flagged', async () => {
  const { enquire, pass, site, texts, rows } = await openSite()
  await enquire()
  await pass(0)
  const [spam, other] = [await enquire(), await enquire()]
  await pass(0)
  await flagSpam(site.db, PROGRAM, [spam._id], true)
  await pass(10 * MINUTE_MS)
  expect(texts()[1]).toContain(other.reference)
  expect(texts().join()).not.toContain(spam.reference)
  await flagSpam(site.db, PROGRAM, [spam._id], false, START + 10 * MINUTE_MS)
  await pass(0)
  await pass(10 * MINUTE_MS)
  expect(texts()[2]).toContain(spam.reference)
  expect((await rows()).every(({ state }) => state === 'sent')).toBe(true)
})

test('a summary of only erased enquiries and spam is not sent', async () => {
  const { enquire, pass, site, smtp, rows } = await openSite()
  await enquire()
  await pass(0)
  const [spam, erased] = [await enquire(), await enquire()]
  await pass(0)
  await flagSpam(site.db, PROGRAM, [spam._id], true)
  await tables(site.db).delete(mails).where(eq(mails.subjectId, erased._id))
  await pass(10 * MINUTE_MS)
  expect(smtp.deliveries).toHaveLength(1)
  expect((await rows()).map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'enquiry sent',
    'enquiry held',
  ])
})

test('“Send again” of a mail in a summary sends the summary; if it fails, its mails fail too', async () => {
  const behaviour: SmtpBehaviour = {
    onRecipient: (count) => (count === 2 ? refusal(550, 'No such user') : undefined),
  }
  const { enquire, pass, site, clock, subjects, rows } = await openSite(1, behaviour)
  await enquire()
  await pass(0)
  const second = await enquire()
  await pass(0)
  const mail = (await rows()).find(({ subjectId }) => subjectId === second._id)
  await resendMail(site.db, mail?.id ?? '', PROGRAM, clock.now)
  await pass(0)
  expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'failed', 'failed'])
  await resendMail(site.db, mail?.id ?? '', PROGRAM, clock.now)
  await pass(0)
  expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent'])
  expect(subjects()[1]).toBe('1 new enquiry since 10:20')
})

test('a mail that staff send again is sent alone despite the limit', async () => {
  const behaviour: SmtpBehaviour = {
    onRecipient: (count) => (count === 1 ? refusal(550, 'No such user') : undefined),
  }
  const { enquire, pass, site, clock, subjects, rows } = await openSite(1, behaviour)
  await enquire()
  await pass(0)
  await enquire()
  await pass(0)
  const [failed] = await rows()
  await resendMail(site.db, failed?.id ?? '', PROGRAM, clock.now)
  await pass(0)
  expect(subjects()).toEqual([
    expect.stringContaining('Visitor 2'),
    expect.stringContaining('Visitor 1'),
  ])
})

test('the row of a summary has no text of visitors', async () => {
  const { enquire, pass, rows } = await openSite()
  await enquire()
  await pass(0)
  await enquire('Imran Khan')
  await pass(10 * MINUTE_MS)
  const summary = (await rows()).find(({ kind }) => kind === 'summary')
  expect(summary).toMatchObject({ state: 'sent', text: '' })
  expect(JSON.stringify(summary)).not.toContain('Imran')
})

test('a mail scheduled far in the future by a wrong clock does not stop the others', async () => {
  const { site, enquire, pass, rows, smtp } = await openSite()
  await enquire()
  await pass(0)
  await enquire('Far away')
  const later = START + 365 * 24 * 60 * MINUTE_MS
  await tables(site.db)
    .update(mails)
    .set({ nextAttemptAt: later })
    .where(eq(mails.state, 'waiting'))
  await enquire('Near')
  await pass(15 * MINUTE_MS)
  await pass(15 * MINUTE_MS)
  expect((await rows()).map(({ state }) => state)).not.toContain('waiting')
  const sentText = smtp.deliveries.map(({ mail }) => mail.text ?? '').join('\n')
  expect(sentText).toContain('Far away')
  expect(sentText).toContain('Near')
})

test('mails with a sent time in the future do not count toward the limit', async () => {
  const { site, enquire, pass, subjects } = await openSite()
  await enquire()
  await pass(0)
  await tables(site.db)
    .update(mails)
    .set({ sentAt: START + 365 * 24 * 60 * MINUTE_MS })
  await enquire('Near')
  await pass(0)
  expect(subjects().filter((subject) => subject.includes('Near'))).toHaveLength(1)
})
