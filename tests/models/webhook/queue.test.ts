import { expect, test } from 'vitest'
import { createApplication } from '#app/models/application/submit.server'
import { changeStatus, flagSpam } from '#app/models/enquiry/change.server'
import { createContactMessage, createEnquiry } from '#app/models/enquiry/create.server'
import { undoBatch } from '#app/models/enquiry/undo.server'
import { OPERATOR } from '#app/models/privacy/audit.server'
import { writeBody } from '#app/models/webhook/body.server'
import { setActive } from '#app/models/webhook/webhook.server'
import { asha, freshDb, imran } from '#tests/support/app'
import { applicant, resume } from '#tests/support/applicant'
import { addWebhook, deliveriesOf } from '#tests/support/webhook'

const ORIGIN = 'https://www.example.com'
const BOT = { isHoneypotFilled: true, fillMs: undefined }

test('a delivery of a new enquiry has the field names of the API and a link', async () => {
  const db = await freshDb()
  await addWebhook(db)
  const { _id, reference } = await createEnquiry(db, asha, { type: 'Bulk SMS', now: 1000 })
  const [delivery, second] = await deliveriesOf(db)
  expect(second).toBeUndefined()
  if (!delivery) throw new Error('Nothing was queued')
  expect(delivery).toMatchObject({ event: 'enquiry', subjectId: _id, state: 'waiting' })
  expect(JSON.parse(writeBody(delivery, 'json', ORIGIN))).toMatchObject({
    event: 'enquiry',
    id: delivery.id,
    time: '1970-01-01T00:00:01.000Z',
    reference,
    enquiry: { _id, name: asha.name, email: asha.email, desc: asha.desc, type: 'Bulk SMS' },
    link: `${ORIGIN}/admin/enquiries/${_id}`,
  })
})

test('an enquiry sent twice is delivered once', async () => {
  const db = await freshDb()
  await addWebhook(db)
  await createEnquiry(db, asha, { type: 'General' })
  await createEnquiry(db, asha, { type: 'General' })
  expect(await deliveriesOf(db)).toHaveLength(1)
})

test('a chat delivery has the first line of the message, with markup escaped', async () => {
  const db = await freshDb()
  await addWebhook(db, { shape: 'text' })
  const message =
    '<!channel> @all <https://evil.example|Log in> [Log in](https://evil.example) AT&T &lt;'
  const input = { name: 'A <b>', email: asha.email, message: `${message}\nsecond line` }
  const { _id, reference } = await createContactMessage(db, input, {})
  const [delivery] = await deliveriesOf(db)
  if (!delivery) throw new Error('Nothing was queued')
  expect(JSON.parse(writeBody(delivery, 'text', ORIGIN))).toEqual({
    text: `New enquiry ${reference} from A &lt;b&gt;: &lt;!channel&gt; @\u200ball &lt;https://evil.example|Log in&gt; [Log in]\u200b(https://evil.example) AT&amp;T &amp;lt;\n${ORIGIN}/admin/enquiries/${_id}`,
  })
})

test.each([
  ['https://api.telegram.org/bot1:key/sendMessage?chat_id=7', 'A & B <b> @\u200ball'],
  [
    'https://api.telegram.org/bot1:key/sendMessage?chat_id=7&parse_mode=HTML',
    'A &amp; B &lt;b&gt; @\u200ball',
  ],
])('the text for Telegram is escaped according to the parse mode of %s', async (url, shown) => {
  const db = await freshDb()
  await addWebhook(db, { url: new URL(url), shape: 'text' })
  await createEnquiry(db, { ...asha, desc: 'A & B <b> @all' }, { type: 'General' })
  expect((await deliveriesOf(db))[0]?.payload.text).toContain(`: ${shown}`)
})

test('a chat delivery shortens a long message', async () => {
  const db = await freshDb()
  await addWebhook(db, { shape: 'text' })
  await createEnquiry(db, { ...asha, desc: 'अ'.repeat(5000) }, { type: 'General' })
  const { text } = (await deliveriesOf(db))[0]?.payload ?? {}
  expect(text.length).toBeLessThan(400)
  expect(text).toMatch(/…$/)
})

test('a bulk action and its undo queue one delivery per enquiry', async () => {
  const db = await freshDb()
  await addWebhook(db, { events: ['status'] })
  const one = await createEnquiry(db, asha, { type: 'General' })
  const other = await createEnquiry(db, imran, { type: 'General' })
  expect(await deliveriesOf(db)).toEqual([])
  const { batch } = await changeStatus(db, OPERATOR, [one._id, other._id], 'Closed', 2000)
  expect(
    (await deliveriesOf(db)).map(({ payload }) => [payload.previousStatus, payload.enquiry.status]),
  ).toEqual([
    ['New', 'Closed'],
    ['New', 'Closed'],
  ])
  await undoBatch(db, OPERATOR, batch, 3000)
  expect((await deliveriesOf(db)).slice(2)).toMatchObject([
    { payload: { previousStatus: 'Closed', enquiry: { status: 'New' } } },
    { payload: { previousStatus: 'Closed' } },
  ])
})

test('deliveries about spam are held until it is released', async () => {
  const db = await freshDb()
  await addWebhook(db, { events: ['enquiry', 'status'] })
  const { _id } = await createEnquiry(db, asha, { type: 'General', signs: BOT })
  await changeStatus(db, OPERATOR, [_id], 'Pending')
  const states = async () => (await deliveriesOf(db)).map(({ state }) => state)
  expect(await states()).toEqual(['held', 'held'])
  await flagSpam(db, OPERATOR, [_id], false)
  expect(await states()).toEqual(['waiting', 'waiting'])
  await flagSpam(db, OPERATOR, [_id], true)
  expect(await states()).toEqual(['held', 'held'])
})

test('an inactive webhook gets no deliveries', async () => {
  const db = await freshDb()
  const { id } = await addWebhook(db)
  await setActive(db, id, false, OPERATOR)
  await createEnquiry(db, asha, { type: 'General' })
  expect(await deliveriesOf(db)).toEqual([])
})

test('a delivery of a new application has its role but not its resume file', async () => {
  const db = await freshDb()
  await addWebhook(db, { events: ['application'] })
  await addWebhook(db, {
    url: new URL('https://chat.example.com/'),
    shape: 'text',
    events: ['application'],
  })
  const input = { ...applicant, jobRole: 'Cloud Engineer' }
  const { _id, reference } = await createApplication(db, input, resume)
  const deliveries = await deliveriesOf(db)
  const json = deliveries.find(({ body }) => body.includes('event'))
  const text = deliveries.find((delivery) => delivery !== json)
  expect(json?.payload).toMatchObject({
    event: 'application',
    reference,
    application: { _id, fullName: 'Imran Khan', jobRole: 'Cloud Engineer', resumeName: 'cv.pdf' },
  })
  expect(json && JSON.parse(writeBody(json, 'json', ORIGIN)).link).toBe(
    `${ORIGIN}/admin/jobs/${_id}`,
  )
  expect(json?.body).not.toContain('ab/1')
  expect(text?.payload.text).toBe(
    `New application ${reference} from Imran Khan (Cloud Engineer, 1-3 Years): I like queues.`,
  )
})
