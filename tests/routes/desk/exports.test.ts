import { buffer, text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { beforeEach, expect, test } from 'vitest'
import type { ApplicationInput } from '#app/models/application/rules'
import { createApplication } from '#app/models/application/submit.server'
import { site } from '#app/models/company/site.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { loader as exportApplications } from '#app/routes/desk/applications/applications-export'
import { loader as exportEnquiries } from '#app/routes/desk/enquiries/enquiries-export'
import { auditEntries } from '#db/schema'
import {
  args,
  asha,
  freshSite,
  get,
  meeraBrowserHeaders,
  respond,
  tables,
} from '#tests/support/app'
import { applicant, resume } from '#tests/support/applicant'
import { readSheet } from '#tests/support/sheet'

let applied = 0
beforeEach(() => freshSite())

function apply(change: Partial<ApplicationInput>, now: number) {
  const input = {
    ...applicant,
    fullName: 'इमरान ख़ान',
    phone: '+919876543210',
    motivation: '=HYPERLINK("x") and\n"queues", मैं',
    ...change,
  }
  const stored = { ...resume, file: `${applied++}` }
  return createApplication(site().db, input, stored, { now })
}

const nameOf = (response: Response) =>
  /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
const rowsOf = async (response: Response) =>
  parse(await text(response.body ?? new ReadableStream()), { bom: true, record_delimiter: '\r\n' })

test('the application export applies the filters of the page and escapes formulas', async () => {
  const headers = await meeraBrowserHeaders(site())
  await apply({}, Date.parse('2026-03-01T20:00:00Z'))
  await apply({ gender: 'Female', fullName: 'Asha Verma' }, Date.parse('2026-03-02T20:00:00Z'))
  const read = (query: string) =>
    respond(() => exportApplications(args(get(`/admin/applications.csv${query}`, headers))))

  const all = await read('?shown=20&start=10-after-1')
  expect(nameOf(all)).toBe('applications.csv')
  const [header, newest, oldest] = await rowsOf(all)
  expect(header?.slice(1, 4)).toEqual(['Full Name', 'Email', 'Phone'])
  expect(newest?.[1]).toBe('Asha Verma')
  // 20:00 UTC is already the next day in Kolkata.
  expect(oldest?.slice(1)).toEqual([
    'इमरान ख़ान'.normalize('NFC'),
    'imran@example.com',
    '+91 98765 43210',
    'Male',
    'Backend Developer',
    '1-3 Years',
    '\'=HYPERLINK("x") and\n"queues", मैं',
    'cv.pdf',
    '2026-03-02',
    'New',
  ])
  const men = await read('?gender=male&from=2026-03-02&to=2026-03-02')
  expect(nameOf(men)).toBe('applications.csv')
  expect(await rowsOf(men)).toHaveLength(2)
})

test('both exports have phone numbers in international format, however they were typed', async () => {
  const headers = await meeraBrowserHeaders(site())
  const typed = ['9876543210', '09876543210', '+919876543210', '0522 400 2019', '+442079460018']
  for (const phone of typed) {
    await createEnquiry(
      site().db,
      { ...asha, desc: `About ${phone}`, phone, countryCode: '+91', type: 'General' },
      { type: 'General' },
    )
    await apply({ phone }, Date.now())
  }
  await apply({ phone: 'ask for Imran' }, Date.now())
  const phonesOf = async (rows: Promise<string[][]>) =>
    (await rows).slice(1).map((row) => row.find((cell) => /^(\+|ask)/.test(cell)))
  const [mobile, landline, british] = ['+91 98765 43210', '+91 522 400 2019', '+44 20 7946 0018']
  const enquiries = await respond(() => exportEnquiries(args(get('/admin/enquiries.csv', headers))))
  const shown = [mobile, mobile, mobile, landline, british].toReversed()
  expect(await phonesOf(rowsOf(enquiries))).toEqual(shown)
  const applications = await respond(() =>
    exportApplications(args(get('/admin/applications.csv', headers))),
  )
  expect(await phonesOf(rowsOf(applications))).toEqual(['ask for Imran', ...shown])
})

test('the audit entry of an export lists its filters without the search text', async () => {
  const headers = await meeraBrowserHeaders(site())
  await createEnquiry(
    site().db,
    { ...asha, countryCode: '+91', type: 'General' },
    { type: 'General' },
  )
  const query = '?status=New&type=General&assignee=nobody&q=asha%40example.in'
  await respond(() => exportEnquiries(args(get(`/admin/enquiries.csv${query}`, headers))))
  const response = await respond(() => exportEnquiries(args(get('/admin/enquiries.csv', headers))))
  expect(nameOf(response)).toBe('enquiries.csv')
  const entries = await tables(site().db).select().from(auditEntries)
  const details = entries
    .filter(({ action }) => action === 'enquiry.export')
    .map(({ detail }) => detail)
  expect(details).toEqual(['New, General, unassigned, search', 'all'])
  expect(JSON.stringify(entries)).not.toContain('asha@')
})

test('a cancelled CSV export leaves the next export complete', async () => {
  const headers = await meeraBrowserHeaders(site())
  for (let at = 0; at < 450; at++) await apply({ motivation: `Reason ${at}` }, at * 3_600_000)
  const response = await respond(() =>
    exportApplications(args(get('/admin/applications.csv', headers))),
  )
  const reader = response.body?.getReader()
  await reader?.read()
  await reader?.read()
  await reader?.cancel()
  const again = await respond(() =>
    exportApplications(args(get('/admin/applications.csv', headers))),
  )
  expect(await rowsOf(again)).toHaveLength(451)
})

test('the Excel export has the rows, filters and audit entries of the CSV export', async () => {
  const headers = await meeraBrowserHeaders(site())
  const sent = { ...asha, companyName: '007', telegramId: '=1+1', countryCode: '+91' }
  await createEnquiry(site().db, { ...sent, type: 'General' }, { type: 'General' })
  await apply({ fullName: 'Asha Verma', motivation: '=1+1', gender: 'Female' }, Date.now())
  await apply({ fullName: 'Imran Khan' }, Date.now())
  for (const [noun, query, load, page] of [
    ['enquiries', 'q=asha%40example.in&with=source', exportEnquiries, '/admin'],
    ['applications', 'gender=female', exportApplications, '/admin/jobs'],
  ] as const) {
    const read = (ending: string) =>
      respond(() => load(args(get(`/admin/${noun}.${ending}?${query}`, headers))))
    const excel = await read('xlsx')
    expect(nameOf(excel)).toBe(`${noun}.xlsx`)
    expect(excel.headers.get('Content-Type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    )
    expect(excel.headers.get('Cache-Control')).toBe('private, no-store')
    const cells = await readSheet(await buffer(excel.body ?? new ReadableStream()))
    const csv = await rowsOf(await read('csv'))
    expect(cells).toHaveLength(2)
    expect(cells).toEqual(csv.map((row) => row.map((cell) => cell.replace(/^'=/, '='))))
    expect(cells.flat()).toContain('=1+1')
    const visitor = await respond(() => load(args(get(`/admin/${noun}.xlsx?${query}`))))
    expect(visitor.headers.get('Location')).toContain(`/login?`)
    expect(visitor.headers.get('Location')).toContain(encodeURIComponent(page))
  }
  const entries = await tables(site().db).select().from(auditEntries)
  expect(
    entries.filter(({ action }) => action.endsWith('.export')).map(({ detail }) => detail),
  ).toEqual([...['search', 'search', 'gender', 'gender']])
})
