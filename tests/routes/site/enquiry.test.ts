import { beforeEach, expect, test } from 'vitest'
import { site } from '#app/models/company/site.server'
import { countEnquiries } from '#app/models/enquiry/search.server'
import { action as apiAction } from '#app/routes/api/enquiry-send'
import { loader as openForm, action as sendForm } from '#app/routes/site/enquiry/enquiry'
import { loader as openSent } from '#app/routes/site/enquiry/enquiry-sent'
import { args, asha, freshSite, get, imran, jsonRequest, post, respond } from '#tests/support/app'
import { listEnquiries } from '#tests/support/list-enquiries'

beforeEach(() => freshSite())

const sendByApi = (body: unknown, headers = {}) =>
  respond(() => apiAction(args(jsonRequest('/enquiry/send', body, { headers }))))

/** Posts the form. @returns the data and status of the page, or the redirect */
async function submit(fields: Record<string, string>) {
  const response = await sendForm(args(post('/enquiry', fields)))
  return 'data' in response ? { ...response.data, status: response.init?.status } : response
}

test('a valid form redirects to the confirmation with the reference', async () => {
  const response = await submit({ ...asha, countryCode: '+91', type: 'Bulk SMS' })
  const [stored] = await listEnquiries(site().db, {}, { limit: 1 })
  expect(response).toMatchObject({ status: 303 })
  expect(response instanceof Response && response.headers.get('Location')).toBe(
    `/enquiry/sent?reference=${stored?.reference}#sent`,
  )
  expect(stored).toMatchObject({ type: 'Bulk SMS', status: 'New', phone: '+919876543210' })
})

test('the confirmation page needs a valid reference', async () => {
  const open = (search: string) => openSent(args(get(`/enquiry/sent${search}`)))
  expect(await open('?reference=ENQ-75BZ-Y4NY')).toEqual({ reference: 'ENQ-75BZ-Y4NY' })
  for (const search of ['', '?reference=', '?reference=ENQ-1', '?reference=%3Cb%3E']) {
    const response = await open(search).catch((thrown: unknown) => thrown)
    expect(response instanceof Response && response.headers.get('Location')).toBe('/enquiry')
  }
})

test('a valid API request gets 201 with id and reference', async () => {
  const response = await sendByApi(imran)
  const [stored] = await listEnquiries(site().db, {}, { limit: 1 })
  expect(response.status).toBe(201)
  expect(await response.json()).toEqual({
    message: 'Enquiry submitted successfully!',
    data: { _id: stored?._id, reference: stored?.reference },
  })
})

test.each([
  ['three empty fields', { name: '', email: '', desc: '' }],
  ['three invalid fields', { name: 'ab', email: 'a b@c.in', desc: 'short' }],
  ['a name of spaces', { ...asha, name: '   ' }],
  ['a company name that is too long', { ...asha, companyName: 'x'.repeat(201) }],
  ['a description that is too long', { ...asha, desc: 'x'.repeat(10_001) }],
  ['a callback without a phone number', { ...asha, phone: '', callBack: 'Morning' }],
  ['an unknown callback time', { ...asha, callBack: 'Tomorrow' }],
])('form and API show the same error messages for %s', async (_, fields) => {
  const page = await submit(fields)
  const response = await sendByApi(fields)
  const body = await response.json()
  expect(response.status).toBe(400)
  expect(response.headers.get('Content-Type')).toBe('application/problem+json')
  expect(page).toMatchObject({ status: 400, banner: body.message })
  expect(body.message).toBe(body.errors.join('. '))
  expect(await countEnquiries(site().db, {})).toBe(0)
})

test('form and API accept descriptions of the same length in Hindi and English', async () => {
  const long = { ...imran, desc: 'अ'.repeat(10_000) }
  expect(await submit(long)).toMatchObject({ status: 303 })
  expect((await sendByApi({ ...long, email: asha.email })).status).toBe(201)
  expect(await submit({ ...long, desc: `${long.desc}अ` })).toMatchObject({ status: 400 })
})

test('form and API store the call-back time', async () => {
  await submit({ ...asha, callBack: 'Afternoon' })
  await sendByApi({ ...imran, phone: '98765 43210', callBack: 'Any time' })
  const stored = await listEnquiries(site().db, {}, { limit: 9 })
  expect(stored.map((enquiry) => enquiry.callBack).sort()).toEqual(['Afternoon', 'Any time'])
})

test('an invalid form keeps everything that was typed', async () => {
  const fields = { ...asha, email: 'asha@', countryCode: '+971', type: 'Voice Call' }
  expect(await submit(fields)).toMatchObject({ values: fields, status: 400 })
})

test('the type of an enquiry comes from a fixed list', async () => {
  const typeOf = async (type: string) => {
    await sendByApi({ ...asha, desc: `About ${type} and nothing else`, type })
    const [stored] = await listEnquiries(site().db, {}, { limit: 1 })
    return stored?.type
  }
  expect(await typeOf('Cloud: Startup Cloud Plan')).toBe('Cloud: Startup Cloud Plan')
  expect(await typeOf('<script>')).toBe('General')
  expect(await openForm(args(get('/enquiry?type=Bulk%20SMS')))).toMatchObject({ type: 'Bulk SMS' })
  expect(await openForm(args(get('/enquiry?type=anything')))).toMatchObject({ type: 'General' })
})

test('a retry with the same idempotency key gets the first response', async () => {
  const headers = { 'Idempotency-Key': 'one' }
  const responses = [await sendByApi(asha, headers), await sendByApi(asha, headers)]
  const [first, second] = await Promise.all(responses.map((response) => response.json()))
  expect(second).toEqual(first)
  expect(await countEnquiries(site().db, {})).toBe(1)
})

test.each([
  { fillMs: { toString: 1 } },
  { consentVersion: { toString: 1, valueOf: 1 } },
  { fillMs: null, consentVersion: ['2026-01'] },
])('tracking values that are not text are ignored: %j', async (trackingValues) => {
  expect((await sendByApi({ ...asha, ...trackingValues })).status).toBe(201)
})

test('tracking values may be nested as deep as a body allows', async () => {
  const deep = '['.repeat(25_000) + ']'.repeat(25_000)
  expect((await sendByApi(JSON.stringify(asha).replace(/}$/, `,"fillMs":${deep}}`))).status).toBe(
    201,
  )
})

test.each([
  [9876543210, { phone: '+919876543210', isPhoneValid: true }],
  ['at home '.repeat(12), { phone: 'at home '.repeat(12).trim(), isPhoneValid: false }],
  ['9'.repeat(9_000), { phone: '9'.repeat(200), isPhoneValid: false }],
  ['\u{10ffff}'.repeat(9_000), { phone: '\u{10ffff}'.repeat(100), isPhoneValid: false }],
  [['98765 43210'], { phone: '', isPhoneValid: true }],
])('the phone %j is no reason to refuse an enquiry', async (phone, expected) => {
  expect((await sendByApi({ ...asha, phone, countryCode: 91 })).status).toBe(201)
  const [stored] = await listEnquiries(site().db, {}, { limit: 1 })
  expect(stored).toMatchObject(expected)
})

test.each(['+999', '9999', '0000', '+0', '870'])(
  'an enquiry with the unknown dialling code %s is stored',
  async (countryCode) => {
    expect((await sendByApi({ ...asha, phone: '12345678', countryCode })).status).toBe(201)
    const [stored] = await listEnquiries(site().db, {}, { limit: 1 })
    expect(stored).toMatchObject({ phone: '12345678', isPhoneValid: false })
  },
)

test.each([
  ['an open object', 400, '{"name":'],
  ['no text', 400, ''],
  ['null', 400, 'null'],
  ['an array', 400, '[]'],
  ['a string', 400, '"text"'],
  ['__proto__', 400, '{"__proto__":{"name":"Asha Verma"}}'],
  ['66,000 characters', 413, JSON.stringify({ ...asha, desc: 'x'.repeat(66_000) })],
])('a body of %s gets %i with a message and stores nothing', async (_, status, body) => {
  const response = await sendByApi(body)
  expect(response.status).toBe(status)
  expect((await response.json()).message).toBeTruthy()
  expect(await countEnquiries(site().db, {})).toBe(0)
})
