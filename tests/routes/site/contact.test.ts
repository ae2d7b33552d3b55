import { beforeEach, expect, test } from 'vitest'
import { site } from '#app/models/company/site.server'
import { countEnquiries } from '#app/models/enquiry/search.server'
import { action as sendByApi } from '#app/routes/api/mail-send'
import { action as sendForm } from '#app/routes/site/contact/contact'
import { enquiries, mails } from '#db/schema'
import { args, asha, freshSite, jsonRequest, post, respond, tables } from '#tests/support/app'
import { listEnquiries } from '#tests/support/list-enquiries'

beforeEach(() => freshSite())

const message = { name: 'Jo', email: asha.email, message: 'Hello' }
const stored = async () => (await listEnquiries(site().db, {}, { limit: 1 }))[0]

test('a message posted to the API gets 200 and creates an enquiry and its mail', async () => {
  const response = await respond(() => sendByApi(args(jsonRequest('/api/mail/send', message))))
  expect(response.status).toBe(200)
  expect(await stored()).toMatchObject({
    type: 'Contact',
    desc: 'Hello',
    name: 'Jo',
    status: 'New',
  })
  expect(await tables(site().db).select().from(mails)).toMatchObject([
    { kind: 'contact', replyToName: 'Jo', replyToAddress: asha.email },
  ])
})

test('a posted form redirects to the confirmation', async () => {
  const response = await respond(() => sendForm(args(post('/contact', message))))
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe('/contact?sent=1#write')
})

test.each([
  [{}, 'Name is required. Email is required. Message is required'],
  [{ ...message, email: 'nobody' }, 'Invalid email format'],
  [{ ...message, name: '  ' }, 'Name is required'],
])('form and API show the same error messages for %o', async (fields, expected) => {
  const response = await respond(() => sendByApi(args(jsonRequest('/api/mail/send', fields))))
  expect(response.status).toBe(400)
  expect((await response.json()).message).toBe(expected)
  const page = await sendForm(args(post('/contact', fields as Record<string, string>)))
  expect(page).toMatchObject({ data: { banner: expected, values: fields }, init: { status: 400 } })
  expect(await countEnquiries(site().db, {})).toBe(0)
})

test('an email address that browsers accept is accepted', async () => {
  const response = await respond(() =>
    sendByApi(args(jsonRequest('/api/mail/send', { ...message, email: 'jo@office' }))),
  )
  expect(response.status).toBe(200)
  expect(await countEnquiries(site().db, {})).toBe(1)
})

test('header injection becomes one line of text', async () => {
  const name = 'Jo\r\nBcc: victim@example.com'
  await respond(() => sendByApi(args(jsonRequest('/api/mail/send', { ...message, name }))))
  const [mail] = await tables(site().db).select().from(mails)
  expect(mail?.replyToName).toBe('Jo Bcc: victim@example.com')
  expect(mail?.subject).not.toMatch(/[\r\n]/)
})

test('visit source and consent version are stored with the message', async () => {
  const visitSource = encodeURIComponent(
    'page=/about&referrer=search.example&utm_source=news&evil=<x>',
  )
  const fields = { ...message, consentVersion: '2026-11' }
  const request = post('/contact', fields, { Cookie: `a=b; visit-source=${visitSource}` })
  await respond(() => sendForm(args(request)))
  const [row] = await tables(site().db).select().from(enquiries)
  expect(row).toMatchObject({
    source: 'page=%2Fabout&referrer=search.example&utm_source=news',
    consentVersion: '2026-11',
  })
})
