import { beforeEach, expect, test } from 'vitest'
import { createApplication } from '#app/models/application/submit.server'
import { site } from '#app/models/company/site.server'
import { correctEnquiry, lastCorrection } from '#app/models/enquiry/correct.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { detailsInput } from '#app/models/enquiry/details.server'
import { CONFLICT } from '#app/models/privacy/correction'
import { bouncedAddresses } from '#db/schema'
import { asha, freshSite, meeraBrowserHeaders, post, tables } from '#tests/support/app'
import { applicant, resume } from '#tests/support/applicant'
import { readPage, responseTo } from '#tests/support/render-site'

let cookie = { Cookie: '' }
let enquiry = ''
let application = ''
beforeEach(async () => {
  const { db } = await freshSite()
  cookie = await meeraBrowserHeaders(site())
  const { _id } = await createEnquiry(db, asha, { type: 'General' })
  enquiry = `/admin/enquiries/${_id}`
  application = `/admin/jobs/${(await createApplication(db, applicant, resume))._id}`
})

const typed = { name: 'Asha Varma', email: 'asha@example.com', phone: '98765 43210', base: '' }
const send = (path: string, fields: Record<string, string>, query = '') =>
  responseTo(post(`${path}/details${query}`, fields, cookie))
const read = (path: string) => readPage(path, cookie)

test('the details of an enquiry are corrected from its page, which keeps the filter of the list', async () => {
  expect(await read(`${enquiry}?status=New`)).toContain(`href="${enquiry}/details?status=New"`)
  const form = await read(`${enquiry}/details?status=New`)
  for (const value of ['Asha Verma', 'asha@example.in', '+91 98765 43210', 'Verma Clinic', '@asha'])
    expect(form).toContain(`value="${value}"`)
  for (const other of ['name="countryCode"', 'Save mine over it', 'Look at theirs'])
    expect(form).not.toContain(other)
  const response = await send(enquiry, typed, '?status=New')
  expect([response.status, response.headers.get('Location')]).toEqual([
    303,
    `${enquiry}?status=New&corrected=yes`,
  ])
  const page = await read(`${enquiry}?corrected=yes`)
  expect(page).toContain('Details corrected.')
  expect(page).toContain('corrected the details')
  expect(page).toContain('Email: asha@example.in → asha@example.com')
})

test('the details of an application are corrected from its page', async () => {
  expect(await read(application)).toContain(`href="${application}/details"`)
  const form = await read(`${application}/details`)
  for (const value of ['Imran Khan', 'imran@example.com', '98765 43210'])
    expect(form).toContain(`value="${value}"`)
  for (const role of ['Backend Developer', 'Cloud Engineer'])
    expect(form).toContain(`<option value="${role}"`)
  const fields = { ...applicant, fullName: 'Imran Ali', jobRole: 'Cloud Engineer', base: '' }
  const response = await send(application, fields)
  expect([response.status, response.headers.get('Location')]).toEqual([
    303,
    `${application}?corrected=yes`,
  ])
  const page = await read(`${application}?corrected=yes`)
  expect(page).toContain('Details corrected.')
  expect(page).toContain('Name: Imran Khan → Imran Ali')
  expect(page).toContain('Cloud Engineer, 1-3 Years')
})

test('invalid details are refused with the typed values', async () => {
  const refused = await send(enquiry, { ...typed, email: 'asha@' })
  expect(refused.status).toBe(400)
  const html = await refused.text()
  expect(html).toContain('Invalid email format')
  expect(html).toContain('value="asha@"')
  expect(html).toContain('value="Asha Varma"')
  const wrong = { ...applicant, phone: '', gender: 'Any', base: '' }
  const second = await send(application, wrong)
  expect(second.status).toBe(400)
  const text = await second.text()
  expect(text).toContain('Phone is required')
  expect(text).toContain('Gender is required')
})

test('a correction over that of a colleague is refused once, and then replaces it', async () => {
  const { db } = site()
  const id = enquiry.split('/').at(-1) ?? ''
  const theirs = detailsInput.parse({ ...asha, name: 'A. Verma' })
  await correctEnquiry(db, { id: '', name: 'Nisha' }, id, theirs, { base: '' })
  const refused = await send(enquiry, typed)
  expect(refused.status).toBe(409)
  const html = await refused.text()
  expect(html).toContain(CONFLICT)
  expect(html).toContain('Save mine over it')
  expect(html).toContain('Look at theirs')
  expect(html).toContain('value="Asha Varma"')
  const base = await lastCorrection(db, id)
  expect(html).toContain(`name="base" value="${base}"`)
  expect((await send(enquiry, { ...typed, base })).status).toBe(303)
})

test('unknown enquiries and applications get 404', async () => {
  for (const path of ['/admin/enquiries/none', '/admin/jobs/none'])
    expect((await send(path, { ...typed, ...applicant, name: 'Asha' })).status).toBe(404)
})

test('the reply panel of a bounced address leads to the form', async () => {
  const bounce = { emailKey: asha.email, reason: '550', createdAt: 5 }
  await tables(site().db).insert(bouncedAddresses).values(bounce)
  expect(await read(enquiry)).toContain('>Correct the email address</a>')
})
