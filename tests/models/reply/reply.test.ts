import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { log } from '#app/http/log.server'
import { MINUTE_MS } from '#app/models/company/calendar'
import { company } from '#app/models/company/company'
import { readSettings } from '#app/models/company/settings.server'
import type { Site } from '#app/models/company/site.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { lastActivity, listHistory } from '#app/models/enquiry/history.server'
import { logCall } from '#app/models/enquiry/note.server'
import { DOUBLE_CLICK_MS } from '#app/models/identifier.server'
import { erasePerson } from '#app/models/privacy/erasure.server'
import { exportPerson } from '#app/models/privacy/person-export.server'
import { replyInput, sendReply } from '#app/models/reply/reply.server'
import { toMessage } from '#app/server/jobs/mailer'
import {
  admins,
  auditEntries,
  bouncedAddresses,
  enquiries,
  enquiryEvents,
  mails,
  receivedMails,
} from '#db/schema'
import { asha, freshSite, tables } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { outbox, smtpServer } from '#tests/support/outbox'
import { refusal } from '#tests/support/smtp'

log.level = 'silent'

const meera = { id: 'meera', name: 'Meera Rao' }
const rahul = { id: 'rahul', name: 'Rahul Jain' }

let site: Site
let id = ''
let now = 0
beforeEach(async () => {
  now = Date.now()
  site = await freshSite({
    settings: readSettings({
      SITE_ORIGIN: 'https://www.example.com',
      MAIL_FROM: 'web@acme.test',
      MAIL_TO: 'desk@acme.test, owner@acme.test',
    }),
  })
  for (const { id, name } of [meera, rahul])
    await tables(site.db)
      .insert(admins)
      .values({ id, name, email: id, emailKey: id, passwordHash: '', createdAt: 0 })
  id = await enquire()
})

const enquire = async (change: object = {}) => {
  const fields = { ...asha, countryCode: '', type: '', ...change }
  const origin = { type: 'Bulk SMS', now, acknowledgedBy: company.parse({}) }
  return (await createEnquiry(site.db, fields, origin))._id
}
const reply = (text: string, more: object = {}, at = now + MINUTE_MS, actor = meera) =>
  sendReply(site, actor, id, { text, ...more }, at)
const replies = async () => tables(site.db).select().from(mails).where(eq(mails.kind, 'reply'))
const statusOf = async () => (await tables(site.db).select().from(enquiries))[0]?.status
const actions = async () =>
  (await tables(site.db).select().from(auditEntries)).map(({ action, detail }) => [action, detail])

test('a reply queues a mail to the visitor, adds an event and an audit entry, and sets New to Pending', async () => {
  const sent = await reply('Dear Asha,\n\nwe can.')
  const [mail] = await replies()
  const { reference } = (await tables(site.db).select().from(enquiries))[0] ?? {}
  expect(mail).toMatchObject({
    subjectId: id,
    toAddress: asha.email,
    replyToName: 'Meera Rao, Acme',
    replyToAddress: 'desk@acme.test',
    subject: `Re: Your enquiry ${reference}`,
    text: 'Dear Asha,\n\nwe can.',
    state: 'waiting',
  })
  expect(await listHistory(site.db, id)).toMatchObject([
    { kind: 'reply', note: 'Dear Asha,\n\nwe can.', mailId: mail?.id, adminName: 'Meera Rao' },
    { kind: 'status', from: 'New', to: 'Pending' },
  ])
  expect(sent).toEqual({ ok: true, eventId: (await listHistory(site.db, id))[0]?.id })
  expect(await actions()).toEqual([['enquiry.reply', 'to Pending']])
  expect((await lastActivity(site.db, [id])).get(id)).toBe(now + MINUTE_MS)
})

test('"Send and close" closes the enquiry, and "Send" ends the wait but keeps every status but New', async () => {
  await reply('One', { status: 'Closed' })
  expect(await statusOf()).toBe('Closed')
  await reply('Two', {}, now + 2 * MINUTE_MS)
  expect(await statusOf()).toBe('Closed')
  expect((await lastActivity(site.db, [id])).get(id)).toBe(now + 2 * MINUTE_MS)
  expect(await actions()).toEqual([
    ['enquiry.reply', 'to Closed'],
    ['enquiry.reply', ''],
  ])
})

test('the same text sent twice is one mail, unless ten minutes have passed or another person wrote', async () => {
  const first = await reply('Yes')
  expect(await reply('Yes', { status: 'Closed' }, now + MINUTE_MS + 1)).toEqual(first)
  expect([(await replies()).length, await statusOf()]).toEqual([1, 'Closed'])
  await reply('Yes', {}, now + 2 * MINUTE_MS, rahul)
  await reply('Yes', {}, now + 20 * MINUTE_MS, rahul)
  expect(await replies()).toHaveLength(3)
  const answer = { kind: 'answer', adminName: asha.name, note: 'Sure?' } as const
  await tables(site.db)
    .insert(enquiryEvents)
    .values({ ...answer, id: 'ffff', enquiryId: id, createdAt: now + 21 * MINUTE_MS })
  await reply('Yes', {}, now + 22 * MINUTE_MS, rahul)
  expect(await replies()).toHaveLength(4)
})

test('the same text is sent again at once if its email failed or went to another address', async () => {
  await reply('Yes')
  await tables(site.db).update(mails).set({ state: 'failed' })
  await reply('Yes', {}, now + MINUTE_MS + 1)
  expect(await replies()).toHaveLength(2)
  await tables(site.db).update(mails).set({ state: 'sent' })
  const email = 'asha.verma@example.in'
  await tables(site.db).update(enquiries).set({ email, emailKey: email })
  await reply('Yes', {}, now + MINUTE_MS + 2)
  expect((await replies()).map(({ toAddress }) => toAddress).sort()).toEqual([
    email,
    asha.email,
    asha.email,
  ])
})

test('the same text is sent again after the clock was set back by more than ten minutes', async () => {
  await reply('Yes')
  const back = now - 24 * 60 * MINUTE_MS
  await reply('Yes', {}, back)
  expect(await replies()).toHaveLength(2)
  const first = await logCall(site.db, meera, id, 'No answer', now)
  expect(await logCall(site.db, meera, id, 'No answer', back)).not.toBe(first)
})

test.each([
  ['is spam', { isSpam: true }, 'spam'],
  ['cannot be mailed', { email: 'आशा@example.in' }, 'refuse the address'],
])('no reply is sent to an enquiry that %s', async (_, change, words) => {
  await tables(site.db).update(enquiries).set(change)
  expect(await reply('Hello')).toEqual({ ok: false, obstacle: expect.stringContaining(words) })
  expect([await replies(), await actions(), await listHistory(site.db, id)]).toEqual([[], [], []])
})

test('no reply is sent to a bounced email address in any spelling', async () => {
  const bounce = { emailKey: asha.email, reason: '550 No such user', createdAt: 1 }
  await tables(site.db).insert(bouncedAddresses).values(bounce)
  await tables(site.db).update(enquiries).set({ email: 'ASHA@Example.in' })
  const obstacle = expect.stringContaining('550 No such user')
  expect(await reply('Hello')).toEqual({ ok: false, obstacle })
  expect(await replies()).toEqual([])
})

test('an unknown enquiry gets no reply and no call', async () => {
  expect(await sendReply(site, meera, 'nobody', { text: 'Hello' })).toBeUndefined()
  expect(await logCall(site.db, meera, 'nobody', '')).toBeUndefined()
  expect(await actions()).toEqual([])
})

const answer = async (messageId: string, at: number) =>
  tables(site.db).insert(receivedMails).values({
    id: messageId,
    kind: 'answer',
    enquiryId: id,
    messageId,
    fromName: asha.name,
    fromAddress: asha.email,
    emailKey: asha.email,
    subject: 'Re: Your enquiry',
    text: 'Yes please',
    createdAt: at,
  })

test('References lists all mails of the conversation, oldest first, In-Reply-To the last one', async () => {
  const [acknowledgement] = await tables(site.db)
    .select()
    .from(mails)
    .where(eq(mails.kind, 'acknowledgement'))
  await reply('One')
  await answer('<answer-1@mail.example.in>', now + 2 * MINUTE_MS)
  await answer('<two ids>\r\nBcc: victim@example.com', now + 2 * MINUTE_MS)
  await reply('Two', {}, now + 3 * MINUTE_MS)
  const [one, two] = await replies()
  if (!acknowledgement || !one || !two) throw new Error('three mails were queued')
  const first = `<${acknowledgement.id}@acme.test>`
  expect(toMessage(one, site)).toMatchObject({
    from: { name: 'Meera Rao, Acme', address: 'web@acme.test' },
    messageId: `<${one.id}@acme.test>`,
    inReplyTo: first,
    references: [first],
  })
  const thread = [first, `<${one.id}@acme.test>`, '<answer-1@mail.example.in>']
  expect(toMessage(two, site)).toMatchObject({ inReplyTo: thread[2], references: thread })
})

test('References omits failed mails, and keeps the first and the newest of a long conversation', async () => {
  await reply('Failed')
  await tables(site.db).update(mails).set({ state: 'failed' })
  for (let at = 1; at <= 30; at++) await answer(`<answer-${at}@mail.example.in>`, now + at)
  await reply('After', {}, now + 2 * MINUTE_MS)
  const thread = (await replies()).at(-1)?.thread.split(' ') ?? []
  expect(thread).toHaveLength(20)
  expect([thread[0], thread[1], thread.at(-1)]).toEqual([
    '<answer-1@mail.example.in>',
    '<answer-12@mail.example.in>',
    '<answer-30@mail.example.in>',
  ])
})

test('a reply is delivered in its thread, without an Auto-Submitted header', async () => {
  const smtp = await smtpServer()
  const { site: mailing, waitForAttempts } = await outbox(smtp.url)
  site = mailing
  id = await enquire()
  await waitForAttempts(2)
  const acknowledgement = smtp.deliveries.find(({ recipients }) => recipients[0] === asha.email)
  await reply('Dear Asha,\n\nwe can.', {}, now)
  await waitForAttempts(1)
  const { mail, raw } = smtp.deliveries.at(-1) ?? {}
  expect(acknowledgement?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(raw).not.toMatch(/^Auto-Submitted:/m)
  expect(mail).toMatchObject({
    from: { value: [{ name: 'Meera Rao, Acme', address: 'site@www.example.com' }] },
    to: { value: [{ address: asha.email }] },
    replyTo: { value: [{ address: 'hello@example.com' }] },
    inReplyTo: acknowledgement?.mail.messageId,
    references: acknowledgement?.mail.messageId,
  })
})

test('two replies arrive in the order they were written, although the first is refused for hours', async () => {
  let isRefusing = true
  const smtp = await smtpServer({
    onRecipient: () => (isRefusing ? refusal(451, 'Greylisted') : undefined),
  })
  const box = await outbox(smtp.url)
  site = box.site
  id = await enquire()
  await tables(site.db).delete(mails)
  await reply('The price is 100', {}, now)
  await box.waitForAttempts(1)
  for (const minutes of [2, 7, 20]) await box.waitForAttempts(1, minutes * MINUTE_MS)
  await reply('No, 200', {}, now + 29 * MINUTE_MS)
  await box.waitForAttempts(1)
  isRefusing = false
  await box.waitForAttempts(2, 75 * MINUTE_MS)
  expect(smtp.deliveries.map(({ mail }) => mail.text?.trim())).toEqual([
    'The price is 100',
    'No, 200',
  ])
})

test('a double click logs one call, with a note or without', async () => {
  const call = (note: string, after: number) => logCall(site.db, meera, id, note, now + after)
  const first = await call('', 0)
  expect(await call('', DOUBLE_CLICK_MS - 1)).toBe(first)
  const noted = await call('Nobody there', DOUBLE_CLICK_MS - 1)
  expect(await call('Nobody there', 2 * DOUBLE_CLICK_MS - 2)).toBe(noted)
  const again = await call('Nobody there', 2 * DOUBLE_CLICK_MS - 1)
  expect(await listHistory(site.db, id)).toMatchObject([
    { id: first, kind: 'call', note: '' },
    { id: noted, kind: 'call', note: 'Nobody there' },
    { id: again, kind: 'call', note: 'Nobody there' },
  ])
  expect((await lastActivity(site.db, [id])).get(id)).toBe(now + 2 * DOUBLE_CLICK_MS - 1)
  expect(await actions()).toEqual(Array(3).fill(['enquiry.call', '']))
})

test('replies and calls are exported and erased with a person', async () => {
  await reply('Dear Asha')
  await logCall(site.db, meera, id, 'Rang at ten', now + 2 * MINUTE_MS)
  const key = { kind: 'email', key: asha.email } as const
  const found = await exportPerson(site.db, key)
  expect(found.enquiries[0]?.history).toMatchObject([
    { kind: 'reply', note: 'Dear Asha' },
    { kind: 'status' },
    { kind: 'call', note: 'Rang at ten' },
  ])
  expect(found.mails).toContainEqual(
    expect.objectContaining({ kind: 'reply', to: 'the person', text: 'Dear Asha' }),
  )
  await erasePerson(site.db, key, { actor: meera, uploads: freshFolder() })
  expect([await replies(), await listHistory(site.db, id)]).toEqual([[], []])
})

test.each([
  [{ text: ' \n ' }, 'Write the reply first'],
  [{}, 'Write the reply first'],
  [{ text: 'x'.repeat(10_001) }, 'The reply must be at most 10000 characters'],
  [{ text: 'Yes', status: 'Lost' }, 'Choose New, Pending or Closed'],
])('the reply %j gives the error "%s"', (typed, message) => {
  expect(replyInput.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([message])
})
