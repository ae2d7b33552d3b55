import { text } from 'node:stream/consumers'
import { beforeEach, expect, test } from 'vitest'

import { site } from '#app/models/company/site.server'
import { countEnquiries } from '#app/models/enquiry/search.server'
import { loader as getEnquiries } from '#app/routes/api/enquiry-get'
import { action as sendEnquiry } from '#app/routes/api/enquiry-send'
import { loader as exportEnquiries } from '#app/routes/desk/enquiries/enquiries-export'
import { showEnquiries } from '#app/routes/desk/enquiries/enquiry-view.server'
import { enquiries, mails } from '#db/schema'
import {
  args,
  asha,
  freshSite,
  get,
  jsonRequest,
  meeraBrowserHeaders,
  respond,
  tables,
} from '#tests/support/app'
import { listEnquiries } from '#tests/support/list-enquiries'

beforeEach(() => freshSite())

test.each([
  ['0522 400 2019 ext 204', '+915224002019'],
  ['98765 43210 WhatsApp only', '+919876543210'],
  ['+1 650 253 0000 x123', '+16502530000'],
  ['080 4718 5555 (ask for Asha)', '+918047185555'],
])('staff see the phone "%s" as typed; its number is stored as well', async (phone, number) => {
  const headers = await meeraBrowserHeaders(site())
  const sent = await respond(() =>
    sendEnquiry(args(jsonRequest('/enquiry/send', { ...asha, phone, countryCode: '+91' }))),
  )
  expect(sent.status).toBe(201)
  expect((await tables(site().db).select().from(enquiries))[0]).toMatchObject({
    phone: number,
    phoneTyped: phone,
    isPhoneValid: true,
  })
  expect((await tables(site().db).select().from(mails))[0]?.text).toContain(`Phone: ${phone}`)
  const list = await respond(() => getEnquiries(args(get('/enquiry/get', headers))))
  const { data } = await list.json()
  expect(data).toMatchObject([{ phone: number, phoneTyped: phone }])
  const listed = await listEnquiries(site().db, {}, { limit: 1 })
  const [shown] = await showEnquiries(site(), listed, [])
  expect(shown).toMatchObject({ phone: number, phoneShown: phone })
  const file = await respond(() => exportEnquiries(args(get('/admin/enquiries.csv', headers))))
  expect(await text(file.body ?? new ReadableStream())).toContain(phone)
})

test('the search finds each of two phone numbers in one field', async () => {
  const phone = '98765 43210 (Asha) or 98111 22222'
  await respond(() => sendEnquiry(args(jsonRequest('/enquiry/send', { ...asha, phone }))))
  for (const search of ['98765 43210', '+91 98111 22222'])
    expect(await countEnquiries(site().db, { search }), search).toBe(1)
})
