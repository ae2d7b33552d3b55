import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#app/models/company/calendar'
import {
  listDueMails,
  markFailed,
  markSent,
  releaseDeliveries,
} from '#app/models/mail/delivery.server'
import type { MailState } from '#app/models/mail/mail'
import { countMailsByState, listMails } from '#app/models/mail/mail-list.server'
import { queueMail, resendMail } from '#app/models/mail/outbox.server'
import { PROGRAM } from '#app/models/privacy/audit.server'
import { enquiries, mails } from '#db/schema'
import { asha, freshDb, runSql, tables } from '#tests/support/app'

const HOUR = 60 * MINUTE_MS
const everything = { limit: 100, offset: 0 }

const news = {
  kind: 'enquiry',
  subjectId: 'enquiry-1',
  replyTo: { name: asha.name, address: asha.email },
  subject: 'General: Asha Verma',
  text: asha.desc,
  now: 0,
} as const

async function outbox(change: Partial<Parameters<typeof queueMail>[1]> = {}) {
  const db = await freshDb()
  await queueMail(tables(db), { ...news, ...change })
  const read = async () => {
    const [mail] = await tables(db).select().from(mails)
    if (!mail) throw new Error('The outbox is empty')
    return mail
  }
  return { db, read, id: (await read()).id }
}

const failing = { error: '451 Greylisted', isPermanent: false, random: 0.5 }

test('a queued mail is due at once and has its own id', async () => {
  const { db, read, id } = await outbox()
  expect(await read()).toMatchObject({ state: 'waiting', attempts: 0, replyToAddress: asha.email })
  expect((await read()).id).toMatch(/^[0-9a-f-]{36}$/)
  expect((await listDueMails(db, 0, 9)).map((mail) => mail.id)).toEqual([id])
  await queueMail(tables(db), news)
  expect(new Set((await listDueMails(db, 0, 9)).map((mail) => mail.id)).size).toBe(2)
})

test('a mail is rolled back with its transaction', async () => {
  const db = await freshDb()
  const undone = db.write(async (tx) => {
    await queueMail(tx, news)
    await tx.insert(enquiries).values({ id: 'x' } as typeof enquiries.$inferInsert)
  })
  await expect(undone).rejects.toThrow(/NOT NULL|Failed query/)
  await expect(db.$count(mails)).resolves.toBe(0)
})

test.each(['\r\n', '\n', '\r', '\u2028', '\u0000', '\u0085'])(
  'the line break %j never reaches a header',
  async (end) => {
    const { read } = await outbox({
      subject: `Hello${end}Bcc: victim@example.com`,
      replyTo: { name: `Asha${end}To: x@y.in`, address: `asha@example.in${end}Cc: x@y.in` },
      text: `Dear${end}all`,
    })
    const { subject, replyToName, replyToAddress, text } = await read()
    expect(`${subject}${replyToName}${replyToAddress}`).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
    expect(subject).toBe('Hello Bcc: victim@example.com')
    expect(text).not.toMatch(/[\r\0]/)
  },
)

/** If it were cut, it would name another domain. */
const LONG = `a@${`${'b'.repeat(60)}.`.repeat(3)}${'c'.repeat(50)}.example.in`

test('subject and names are cut at 200 whole characters, email addresses are not cut', async () => {
  const { read } = await outbox({
    subject: '😀'.repeat(300),
    replyTo: { name: 'न'.repeat(300), address: LONG },
  })
  expect([...(await read()).subject]).toHaveLength(200)
  expect((await read()).subject.isWellFormed()).toBe(true)
  expect((await read()).replyToName).toHaveLength(200)
  expect((await read()).replyToAddress).toBe(LONG)
})

test('a sent mail is not due again', async () => {
  const { db, read, id } = await outbox()
  await markSent(db, id, 5)
  expect(await read()).toMatchObject({ state: 'sent', sentAt: 5, attempts: 1 })
  expect(await listDueMails(db, 10 * DAY_MS, 9)).toEqual([])
})

test('retries wait 1, 5, 15 minutes, then an hour each', async () => {
  const { db, read } = await outbox()
  const waits: number[] = []
  for (let attempt = 0; attempt < 7; attempt++) {
    await markFailed(db, await read(), { ...failing, now: 0 })
    waits.push((await read()).nextAttemptAt / MINUTE_MS)
  }
  expect(waits).toEqual([1, 5, 15, 60, 60, 60, 60])
  expect(await read()).toMatchObject({ state: 'waiting', attempts: 7, lastError: '451 Greylisted' })
})

test.each([
  [0, 48_000],
  [0.5, 60_000],
  [1, 72_000],
])('the random number %d gives a first backoff of %d ms', async (random, wait) => {
  const { db, read } = await outbox()
  await markFailed(db, await read(), { ...failing, random, now: 0 })
  expect((await read()).nextAttemptAt).toBe(wait)
  expect(await listDueMails(db, wait - 1, 9)).toEqual([])
  expect(await listDueMails(db, wait, 9)).toHaveLength(1)
})

test('a permanently refused mail is not retried', async () => {
  const { db, read } = await outbox()
  await markFailed(db, await read(), { ...failing, isPermanent: true, now: 0 })
  expect(await read()).toMatchObject({ state: 'failed', attempts: 1 })
  expect(await listDueMails(db, 10 * DAY_MS, 9)).toEqual([])
})

test('retries end after about five days', async () => {
  const { db, read } = await outbox()
  let now = 0
  while ((await read()).state === 'waiting') {
    now = (await read()).nextAttemptAt
    await markFailed(db, await read(), { ...failing, now })
  }
  expect(now / DAY_MS).toBeGreaterThan(4.5)
  expect(now / DAY_MS).toBeLessThan(5.2)
})

test('a mail whose first attempt fails after a month of waiting is retried', async () => {
  const { db, read } = await outbox()
  await markFailed(db, await read(), { ...failing, now: 30 * DAY_MS })
  expect(await read()).toMatchObject({ state: 'waiting', nextAttemptAt: 30 * DAY_MS + MINUTE_MS })
})

test('a retry time set by a clock that was a year ahead counts as due', async () => {
  const { db, read } = await outbox()
  await markFailed(db, await read(), { ...failing, now: 365 * DAY_MS })
  expect(await listDueMails(db, HOUR, 9)).toHaveLength(1)
})

test('a long error of a mail server is stored as one short line', async () => {
  const { db, read } = await outbox()
  await markFailed(db, await read(), { ...failing, error: `550\r\n${'no '.repeat(999)}`, now: 0 })
  expect((await read()).lastError.length).toBeLessThanOrEqual(300)
  expect((await read()).lastError).not.toMatch(/[\r\n]/)
})

test('a held mail is not due and cannot be resent until its enquiry is released', async () => {
  const { db, read, id } = await outbox({ isHeld: true })
  expect((await read()).state).toBe('held')
  expect(await listDueMails(db, DAY_MS, 9)).toEqual([])
  expect(await resendMail(db, id, PROGRAM, 1)).toBe(false)
  await releaseDeliveries(tables(db), 'another enquiry', 2)
  expect((await read()).state).toBe('held')
  await releaseDeliveries(tables(db), news.subjectId, 2)
  expect(await read()).toMatchObject({ state: 'waiting', nextAttemptAt: 2 })
})

test('releasing does not change a sent mail', async () => {
  const { db, read, id } = await outbox()
  await markSent(db, id, 1)
  await releaseDeliveries(tables(db), news.subjectId, 2)
  expect((await read()).state).toBe('sent')
})

test('a waiting or failed mail can be resent with all its attempts, a sent one cannot', async () => {
  const { db, read, id } = await outbox()
  await markFailed(db, await read(), { ...failing, now: 0 })
  expect(await resendMail(db, id, PROGRAM, 7)).toBe(true)
  expect(await read()).toMatchObject({ state: 'waiting', attempts: 0, nextAttemptAt: 7 })
  await markFailed(db, await read(), { ...failing, isPermanent: true, now: 8 })
  expect(await resendMail(db, id, PROGRAM, 9)).toBe(true)
  expect(await listDueMails(db, 9, 9)).toHaveLength(1)
  await markSent(db, id, 10)
  expect(await resendMail(db, id, PROGRAM, 11)).toBe(false)
  expect(await resendMail(db, 'nobody', PROGRAM, 11)).toBe(false)
})

test('a reply that is resent is sent after an earlier one that waits', async () => {
  const { db, read, id: first } = await outbox({ kind: 'reply' })
  await markFailed(db, await read(), { ...failing, now: 0 })
  const second = await queueMail(tables(db), { ...news, kind: 'reply', now: 1, dueAt: HOUR })
  await resendMail(db, second, PROGRAM, 7)
  expect((await listDueMails(db, 7, 9)).map(({ id }) => id)).toEqual([first, second])
})

test('a mail that is resent during a failing attempt is still due', async () => {
  const { db, read, id } = await outbox()
  for (const now of [0, HOUR, 2 * HOUR]) await markFailed(db, await read(), { ...failing, now })
  const underWay = await read()
  await resendMail(db, id, PROGRAM, 3 * HOUR)
  await markFailed(db, underWay, { ...failing, now: 3 * HOUR })
  expect(await listDueMails(db, 3 * HOUR, 9)).toHaveLength(1)
})

test('a mail is not resent if the audit entry cannot be written', async () => {
  const { db, read, id } = await outbox()
  await markFailed(db, await read(), { ...failing, isPermanent: true, now: 0 })
  await runSql(db, 'alter table audit_entries rename to elsewhere')
  await expect(resendMail(db, id, PROGRAM, 7)).rejects.toThrow('audit_entries')
  expect((await read()).state).toBe('failed')
})

test('due mails are listed oldest first, up to the limit', async () => {
  const { db } = await outbox({ now: 30 })
  await queueMail(tables(db), { ...news, subject: 'second', now: 20 })
  await queueMail(tables(db), { ...news, subject: 'first', now: 10 })
  const due = await listDueMails(db, 40, 2)
  expect(due.map((mail) => mail.subject)).toEqual(['first', 'second'])
})

test('mails are counted and listed by state, newest first', async () => {
  const { db, id } = await outbox()
  const zero = { waiting: 0, sent: 0, failed: 0, held: 0 }
  expect(await countMailsByState(await freshDb())).toEqual(zero)
  await queueMail(tables(db), { ...news, subject: 'newer', now: 5 })
  await queueMail(tables(db), { ...news, subject: 'newest', now: 9, isHeld: true })
  await markSent(db, id, 10)
  expect(await countMailsByState(db)).toEqual({ ...zero, waiting: 1, sent: 1, held: 1 })
  const subjects = async (state?: MailState, page = everything) =>
    (await listMails(db, { state }, page)).map((mail) => mail.subject)
  expect(await subjects()).toEqual(['newest', 'newer', news.subject])
  expect(await subjects('waiting')).toEqual(['newer'])
  expect(await subjects(undefined, { limit: 1, offset: 1 })).toEqual(['newer'])
})
