import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { dayIn } from '#app/models/company/calendar'
import { site } from '#app/models/company/site.server'
import { changeStatus } from '#app/models/enquiry/change.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { loader as getEnquiries } from '#app/routes/api/enquiry-get'
import { action as sendEnquiry } from '#app/routes/api/enquiry-send'
import { action as updateEnquiry } from '#app/routes/api/enquiry-update'
import { loader as list } from '#app/routes/desk/enquiries/enquiries'
import { loader as exportCsv } from '#app/routes/desk/enquiries/enquiries-export'
import { action as saveStatus } from '#app/routes/desk/enquiry/enquiry-status'
import { admins, enquiries } from '#db/schema'
import {
  args,
  asha,
  freshSite,
  get,
  jsonRequest,
  meeraApiHeaders,
  meeraBrowserHeaders,
  post,
  respond,
  tables,
} from '#tests/support/app'
import { listEnquiries } from '#tests/support/list-enquiries'

beforeEach(() => freshSite())

const enquiry = { ...asha, countryCode: '+91', type: 'General' }

test('GET /enquiry/get returns every field of an enquiry', async () => {
  const headers = await meeraApiHeaders(site())
  await createEnquiry(site().db, enquiry, { type: 'Bulk SMS', now: 0 })
  const response = await respond(() => getEnquiries(args(get('/enquiry/get', headers))))
  const { data } = await response.json()
  expect(data).toHaveLength(1)
  expect(Object.keys(data[0])).toEqual(
    expect.arrayContaining([
      '_id',
      'name',
      'email',
      'phone',
      'countryCode',
      'companyName',
      'type',
      'desc',
      'telegramId',
      'status',
      'createdAt',
      'updatedAt',
    ]),
  )
})

test('PUT changes the status; an unknown status or invalid JSON gets 400, an unknown id 404', async () => {
  const headers = await meeraApiHeaders(site())
  const { _id } = await createEnquiry(site().db, enquiry, { type: 'General' })
  const put = (id: string, body: unknown) => {
    const request = jsonRequest(`/enquiry/update/${id}`, body, { method: 'PUT', headers })
    return respond(() => updateEnquiry(args(request, { id })))
  }
  const changed = await put(_id, { status: 'Closed' })
  expect(changed.status).toBe(200)
  expect((await changed.json()).data.status).toBe('Closed')
  expect((await put(_id, { status: 'Lost' })).status).toBe(400)
  expect((await put(_id, {})).status).toBe(400)
  expect((await put(_id, '{')).status).toBe(400)
  expect((await put('nobody', { status: 'New' })).status).toBe(404)
})

test('filters, sort order and view come from the URL; invalid values are ignored', async () => {
  const headers = await meeraBrowserHeaders(site())
  for (let i = 0; i < 30; i++) {
    const fields = { ...enquiry, name: `Visitor ${i}`, desc: `Enquiry number ${i}` }
    await createEnquiry(site().db, fields, { type: 'General', now: i })
  }
  const names = async (search: string) => {
    const { enquiries, matching } = await list(args(get(`/admin${search}`, headers)))
    return { first: enquiries[0]?.name, shown: enquiries.length, matching }
  }
  expect(await names('')).toEqual({ first: 'Visitor 29', shown: 24, matching: 30 })
  expect(await names('?view=cards')).toEqual({ first: 'Visitor 29', shown: 12, matching: 30 })
  const rows = await names('?view=table')
  expect(rows).toEqual({ first: 'Visitor 29', shown: 24, matching: 30 })
  expect(await names('?sort=oldest')).toEqual({ first: 'Visitor 0', shown: 24, matching: 30 })
  expect(await names('?q=VISITOR+1')).toEqual({ first: 'Visitor 19', shown: 11, matching: 11 })
  expect(await names('?status=Closed')).toEqual({ first: undefined, shown: 0, matching: 0 })
  expect(await names('?status=Lost&page=-3&sort=x')).toMatchObject({ shown: 24, matching: 30 })
  expect(await names('?page=1e9')).toMatchObject({ shown: 24 })
})

test('enquiries of a service that was renamed are filtered by its old name', async () => {
  const headers = await meeraBrowserHeaders(site())
  for (const type of ['Pager', 'General', 'Contact', 'Telex']) {
    await createEnquiry(site().db, { ...enquiry, desc: `About ${type}` }, { type })
  }
  const { matching, desk } = await list(args(get('/admin?type=Pager', headers)))
  expect(matching).toBe(1)
  expect(desk.types.slice(0, 2)).toEqual(['General', 'Web Development'])
  expect(desk.types.slice(-2)).toEqual(['Pager', 'Telex'])
  expect(desk.types).not.toContain('Contact')
  expect((await list(args(get('/admin?type=Nothing', headers)))).filter.type).toBeUndefined()
})

test('a page past the end shows the first page', async () => {
  const headers = await meeraBrowserHeaders(site())
  const ids: string[] = []
  for (let i = 0; i < 13; i++) {
    const fields = { ...enquiry, desc: `Enquiry number ${i}` }
    ids.push((await createEnquiry(site().db, fields, { type: 'General', now: i }))._id)
  }
  const read = (search: string) => list(args(get(`/admin?view=cards&status=New${search}`, headers)))
  const { next } = await read('')
  const last = await read(`&page=${next}`)
  expect(last.enquiries).toMatchObject([{ _id: ids[0] }])

  await changeStatus(site().db, { id: 'meera', name: 'Meera Rao' }, ids.slice(0, 1), 'Closed')
  for (const page of [next, 2, `99999-${next?.slice(2)}`]) {
    const first = await read(`&page=${page}`)
    expect(first.enquiries).toHaveLength(12)
    expect(first).toMatchObject({ matching: 12, offset: 0, previous: undefined, next: undefined })
  }
  expect((await read('&q=nobody&page=2')).enquiries).toEqual([])
})

test('saving a status without JavaScript redirects to the same list with the outcome', async () => {
  const headers = await meeraBrowserHeaders(site())
  const { _id } = await createEnquiry(site().db, enquiry, { type: 'General' })
  const save = async (id: string, status: string) => {
    const request = post(
      `/admin/enquiries/${id}/status`,
      { status, back: '/admin?q=asha&saved=x' },
      headers,
    )
    const response = await respond(() => saveStatus(args(request, { id })))
    return response.headers.get('Location')
  }
  expect(await save(_id, 'Pending')).toBe(`/admin?q=asha&saved=${_id}#enquiry-${_id}`)
  const erased = '01a1fe4b-0000-7000-8000-000000000000'
  expect(await save(erased, 'Closed')).toBe(`/admin?q=asha&unchanged=lost#enquiry-${erased}`)
  expect(await save(_id, 'Lost')).toBe(`/admin?q=asha&failed=${_id}#enquiry-${_id}`)
  expect(await save('ह#"', 'Closed')).toBe('/admin?q=asha&unchanged=lost#enquiry-%E0%A4%B9%23%22')
  const [stored] = await listEnquiries(site().db, {}, { limit: 1 })
  expect(stored?.status).toBe('Pending')
})

test('the CSV export starts with the specified columns, applies the filter and escapes formulas', async () => {
  const headers = await meeraBrowserHeaders(site())
  const now = Date.parse('2026-03-01T20:00:00Z')
  await createEnquiry(site().db, { ...enquiry, name: '=cmd()' }, { type: 'Voice Call', now })
  await createEnquiry(
    site().db,
    { ...enquiry, name: 'Someone else', email: 'x@y.in' },
    { type: 'General' },
  )
  const request = get('/admin/enquiries.csv?q=asha@&view=table', headers)
  const response = await respond(() => exportCsv(args(request)))
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="enquiries.csv"')
  const file = await text(response.body ?? new ReadableStream())
  const specified = [
    'Name',
    'Email',
    'Phone',
    'Country Code',
    'Company',
    'Type',
    'Description',
    'Telegram ID',
    'Status',
    'Posted On',
  ]
  const rows: string[][] = parse(file, { bom: true, record_delimiter: '\r\n' })
  expect(rows.map((row) => row.slice(0, specified.length))).toEqual([
    specified,
    // 20:00 UTC is already the next day in Kolkata.
    [
      "'=cmd()",
      asha.email,
      '+91 98765 43210',
      '+91',
      asha.companyName,
      'Voice Call',
      asha.desc,
      '@asha',
      'New',
      '2026-03-02',
    ],
  ])
})

test('the export with ?with=source has the visit source', async () => {
  const headers = await meeraBrowserHeaders(site())
  const source = 'page=%2Fabout&utm_source=news'
  await createEnquiry(site().db, enquiry, { type: 'General', source })
  const response = await respond(() =>
    exportCsv(args(get('/admin/enquiries.csv?with=source', headers))),
  )
  const [header, row] = parse(await text(response.body ?? new ReadableStream()), { bom: true })
  expect([header?.at(-1), row?.at(-1)]).toEqual(['Source', source])
})

test('the desk and the API list every enquiry accepted in a burst', async () => {
  const browser = await meeraBrowserHeaders(site())
  const sendBurst = (first: number) =>
    Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const sender = `asha${first + n}@example.in`
        const request = jsonRequest('/enquiry/send', { ...enquiry, email: sender })
        return (await respond(() => sendEnquiry(args(request)))).status
      }),
    )
  expect(new Set(await sendBurst(0))).toEqual(new Set([201]))
  const page = await list(args(get('/admin', browser)))
  expect(page).toMatchObject({ matching: 20, counts: { New: 20 } })
  await sendBurst(100)
  const response = await respond(() => getEnquiries(args(get('/enquiry/get', browser))))
  expect((await response.json()).data).toHaveLength(40)
})

test('quick filters have counts and apply to the next page and the export', async () => {
  const headers = await meeraBrowserHeaders(site())
  const { db } = site()
  const today = dayIn(site().company.timeZone, Date.now())
  const send = async (
    desc: string,
    change: Partial<typeof enquiries.$inferInsert>,
    now?: number,
  ) => {
    const { _id } = await createEnquiry(
      db,
      { ...enquiry, desc },
      { type: 'General', now: now ?? 0 },
    )
    await tables(db).update(enquiries).set(change).where(eq(enquiries.id, _id))
  }
  const mine = { assigneeId: (await tables(db).select().from(admins))[0]?.id ?? null }
  await send('due today', { dueOn: today })
  await send('due and closed', { dueOn: '2026-01-01', status: 'Closed' })
  await send('due another day', { dueOn: '9999-01-01', ...mine })
  await send('mine and closed', { ...mine, status: 'Closed' })
  await send('of today', { status: 'New' }, Date.now())
  const read = (search: string) => list(args(get(`/admin?${search}`, headers)))
  expect((await read('')).quickCounts).toEqual({ Today: 1, Mine: 1, Unassigned: 2, Due: 1 })
  const found = async (search: string) => (await read(search)).enquiries.map(({ desc }) => desc)
  expect(await found('show=today')).toEqual(['of today'])
  expect(await found('show=due')).toEqual(['due today'])
  expect(await found('assignee=mine&status=open')).toEqual(['due another day'])
  expect(await found('assignee=nobody&status=open')).toEqual(['of today', 'due today'])
  expect(await found('')).toEqual([
    'of today',
    'due another day',
    'due today',
    'mine and closed',
    'due and closed',
  ])
  const response = await respond(() =>
    exportCsv(args(get('/admin/enquiries.csv?show=due', headers))),
  )
  const rows = parse(await text(response.body ?? new ReadableStream()), { bom: true })
  expect(rows).toHaveLength(2)

  for (let at = 0; at < 30; at++) await send(`Number ${at}`, { dueOn: today })
  const { next } = await read('show=due')
  expect((await found(`show=due&page=${next}`)).at(-1)).toBe('due today')
})

test('searching for a full reference redirects to its enquiry; a part of one lists matches', async () => {
  const headers = await meeraBrowserHeaders(site())
  const { _id, reference } = await createEnquiry(site().db, enquiry, { type: 'General' })
  const search = (q: string) => respond(() => list(args(get(`/admin?q=${q}`, headers))))
  const response = await search(reference.toLowerCase())
  expect([response.status, response.headers.get('Location')]).toEqual([
    302,
    `/admin/enquiries/${_id}`,
  ])
  const part = await list(args(get(`/admin?q=${reference.slice(0, 8)}`, headers)))
  expect(part.enquiries.map(({ matched }) => matched)).toContain('reference')
  expect(await list(args(get('/admin?q=ENQ-0000-0000', headers)))).toMatchObject({ matching: 0 })
})
