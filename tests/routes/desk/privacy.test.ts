import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'

import { site } from '#app/models/company/site.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { currentReceiptKey, hashPersonKey } from '#app/models/privacy/receipt.server'
import { action as find } from '#app/routes/desk/privacy/privacy'
import { action as erase, loader as eraseAlone } from '#app/routes/desk/privacy/privacy-erasure'
import { action as download } from '#app/routes/desk/privacy/privacy-export'
import { loader as receiptPage } from '#app/routes/desk/privacy/privacy-receipt'
import { auditEntries, enquiries } from '#db/schema'
import {
  args,
  asha,
  freshSite,
  get,
  imran,
  meera,
  meeraBrowserHeaders,
  post,
  respond,
  tables,
} from '#tests/support/app'
import { email, receive } from '#tests/support/emails'
import { responseTo } from '#tests/support/render-site'

let headers: { Cookie: string }
beforeEach(async () => {
  await freshSite()
  const { db } = site()
  headers = await meeraBrowserHeaders(site())
  const emptyFields = {
    companyName: '',
    telegramId: '',
    phone: '',
    countryCode: '',
    type: '',
    callBack: '',
  } as const
  await createEnquiry(db, { ...emptyFields, ...asha }, { type: 'Bulk SMS' })
  await createEnquiry(db, { ...emptyFields, ...imran, phone: asha.phone }, { type: 'Voice Call' })
})

const receiptKey = () => currentReceiptKey(tables(site().db))
const findPerson = (who: string) => find(args(post('/admin/privacy', { who }, headers)))
const lastEntry = async () => (await tables(site().db).select().from(auditEntries)).at(-1)

test('a person is found by email address, with other identifiers in the same rows', async () => {
  expect(await findPerson('ASHA@example.in')).toMatchObject({
    data: {
      who: 'ASHA@example.in',
      found: {
        shownKey: 'asha@example.in',
        counts: { enquiries: 1, notes: 0, applications: 0, mails: 1 },
        enquiries: [{ name: asha.name, type: 'Bulk SMS', state: 'New' }],
        others: ['+91 98765 43210'],
      },
    },
  })
  expect(await lastEntry()).toMatchObject({
    action: 'person.find',
    detail: 'by email: 1 enquiry, 0 applications, 1 email',
  })
})

test('a search that finds only received emails shows their number in the status message', async () => {
  await receive(site(), email({ From: 'Ravi <ravi@example.org>', Subject: 'An offer' }))
  const response = await responseTo(post('/admin/privacy', { who: 'ravi@example.org' }, headers))
  expect(await response.text()).toMatch(
    /role="status">About ravi@example\.org: 0 enquiries, 0 applications, 1 email from them</,
  )
})

test('a phone number finds both people who share it, with their email addresses', async () => {
  expect(await findPerson('98765-43210')).toMatchObject({
    data: {
      found: { counts: { enquiries: 2 }, others: [asha.email, imran.email] },
    },
  })
})

test('an unknown person has no rows; an invalid query gets 400', async () => {
  expect(await findPerson('nobody@example.com')).toMatchObject({
    data: { found: { counts: { enquiries: 0, applications: 0 } } },
  })
  expect(await findPerson('Asha')).toMatchObject({
    data: { who: 'Asha', error: 'Enter an email address or a phone number', found: null },
    init: { status: 400 },
  })
})

test('the export is one JSON file without personal data in its name', async () => {
  const request = (who: string) => args(post('/admin/privacy/export', { who }, headers))
  const response = await respond(() => download(request(asha.email)))
  expect(response.headers.get('Content-Disposition')).toBe(
    'attachment; filename="personal-data.json"',
  )
  expect(response.headers.get('Cache-Control')).toContain('no-store')
  expect(await response.json()).toMatchObject({
    foundBy: 'email',
    enquiries: [{ name: asha.name, description: asha.desc }],
    applications: [],
  })
  expect(await lastEntry()).toMatchObject({ action: 'person.export' })
  expect((await respond(() => download(request('Asha')))).status).toBe(400)
})

test('an erasure asks for confirmation and leaves a receipt without personal data', async () => {
  const submit = (fields: Record<string, string>) =>
    erase(args(post('/admin/privacy/erasure', fields, headers)))
  expect(await submit({ who: asha.email })).toMatchObject({
    data: { shownKey: asha.email, counts: { enquiries: 1, mails: 1 } },
  })
  expect(await site().db.$count(enquiries)).toBe(2)

  expect(await submit({ who: asha.email, answer: 'erase', current: 'wrong' })).toMatchObject({
    data: { who: asha.email, counts: { enquiries: 1 }, message: 'That is not your password' },
    init: { status: 403 },
  })
  const done = await respond(() =>
    submit({ who: asha.email, answer: 'erase', current: meera.password }),
  )
  expect(done.status).toBe(303)
  const location = done.headers.get('Location') ?? ''
  expect(location).toMatch(/^\/admin\/privacy\/receipts\/ERA-\w{4}-\w{4}$/)
  expect(await site().db.$count(enquiries)).toBe(1)

  const page = await (await responseTo(get(location, headers))).text()
  expect(page.replaceAll('<!-- -->', '')).toContain('For 36 months you can find it again in the')
  const reference = location.split('/').at(-1) ?? ''
  const receipt = await receiptPage(args(get(location, headers), { reference }))
  expect(receipt).toMatchObject({
    reference,
    erasedBy: meera.name,
    erased: { enquiries: 1, mails: 1 },
    signedText: expect.stringContaining('\nSignature: '),
    keyHash: hashPersonKey({ kind: 'email', key: asha.email }, await receiptKey()),
  })
  expect(JSON.stringify([receipt, await lastEntry()])).not.toContain('asha')
  expect(await lastEntry()).toMatchObject({ action: 'person.erase', subjectId: reference })
})

test('the erasure page lists enquiries that mention the person and erases only the ticked ones', async () => {
  const { db } = site()
  const mention = (desc: string) => createEnquiry(db, { ...imran, desc }, { type: 'General' })
  const one = await mention(`Ask ${asha.email}`)
  // Ids of the same millisecond have no order.
  await sleep(2)
  const other = await mention(`Or ask ${asha.email}`)
  const unrelated = (await tables(db).select().from(enquiries))[1]?.id ?? ''
  const submit = (fields: [string, string][]) =>
    erase(args(post('/admin/privacy/erasure', new URLSearchParams(fields), headers)))
  expect(await submit([['who', asha.email]])).toMatchObject({
    data: {
      mentions: [one, other].map(({ _id, reference }) => ({
        kind: 'enquiry',
        id: _id,
        label: reference,
      })),
    },
  })
  const wrong: [string, string][] = [
    ['who', asha.email],
    ['answer', 'erase'],
    ['current', 'not her password'],
    ['also', other._id],
  ]
  expect(await submit(wrong)).toMatchObject({ data: { chosen: [other._id] } })
  await respond(() =>
    submit([
      ['who', asha.email],
      ['answer', 'erase'],
      ['current', meera.password],
      ['also', other._id],
      ['also', unrelated],
    ]),
  )
  const left = await tables(db).select({ id: enquiries.id }).from(enquiries)
  expect(left).toEqual([{ id: unrelated }, { id: one._id }])
})

test('the erasure page offers nothing to erase for a person who appears nowhere', async () => {
  const ask = async (who: string) =>
    (await responseTo(post('/admin/privacy/erasure', { who }, headers))).text()
  expect(await ask(asha.email)).toContain('value="erase"')
  const page = await ask('nobody@example.com')
  expect(page).toContain('Nothing to erase')
  expect(page).not.toContain('value="erase"')
  await createEnquiry(site().db, { ...imran, desc: 'Ask nobody@example.com' }, { type: 'General' })
  expect(await ask('nobody@example.com')).toContain('value="erase"')
})

test('an unknown receipt is a 404; an erasure without a person redirects and erases nothing', async () => {
  const missing = receiptPage(args(get('/admin/privacy/receipts/x', headers), { reference: 'x' }))
  await expect(missing).rejects.toMatchObject({ init: { status: 404 } })
  expect(await eraseAlone(args(get('/admin/privacy/erasure', headers)))).toBeNull()
  const response = await respond(() =>
    erase(args(post('/admin/privacy/erasure', { answer: 'erase' }, headers))),
  )
  expect(response.headers.get('Location')).toBe('/admin/privacy')
  expect(await site().db.$count(enquiries)).toBe(2)
})
