import { beforeEach, expect, test } from 'vitest'
import { createApplication } from '#app/models/application/submit.server'
import { site } from '#app/models/company/site.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { loader as listJobs } from '#app/routes/desk/applications/applications'
import { loader as listEnquiries } from '#app/routes/desk/enquiries/enquiries'
import { loader as unknownPage } from '#app/routes/desk/not-found'
import { args, asha, freshSite, get, meeraBrowserHeaders, respond } from '#tests/support/app'
import { applicant, resume } from '#tests/support/applicant'
import { readPage, responseTo } from '#tests/support/render-site'

beforeEach(() => freshSite())

async function sixtyEnquiries() {
  const one = { ...asha, countryCode: '+91', type: 'General' }
  for (let at = 0; at < 60; at++) {
    await createEnquiry(site().db, { ...one, desc: `Number ${at}` }, { type: 'General', now: at })
  }
}

test('Next and Previous show every enquiry once; any other page is the first', async () => {
  const headers = await meeraBrowserHeaders(site())
  await sixtyEnquiries()
  const read = async (page = '') => {
    const data = await listEnquiries(args(get(`/admin?page=${page}`, headers)))
    return { ...data, numbers: data.enquiries.map(({ desc }) => Number(desc.split(' ')[1])) }
  }
  const down = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, i) => from - i)

  const first = await read()
  expect(first).toMatchObject({ offset: 0, previous: undefined, matching: 60 })
  const second = await read(first.next)
  const third = await read(second.next)
  expect([first, second, third].flatMap(({ numbers }) => numbers)).toEqual(down(59, 0))
  expect(third).toMatchObject({ offset: 48, next: undefined })

  const back = await read(third.previous)
  expect(back.numbers).toEqual(second.numbers)
  expect(await read(back.previous)).toMatchObject({ numbers: first.numbers, offset: 0 })
  for (const page of ['2', '-3', '1e9', '2-after-x']) expect(await read(page)).toEqual(first)
})

test('the next page follows the previous one although a new enquiry came in between', async () => {
  const headers = await meeraBrowserHeaders(site())
  await sixtyEnquiries()
  const first = await listEnquiries(args(get('/admin?view=cards', headers)))
  const one = { ...asha, countryCode: '+91', type: 'General', desc: 'Came in between' }
  await createEnquiry(site().db, one, { type: 'General', now: 99 })
  const second = await listEnquiries(args(get(`/admin?view=cards&page=${first.next}`, headers)))
  expect(second.enquiries[0]?.desc).toBe('Number 47')
})

test('Load more shows every application once, at most a hundred per page, and counts those above', async () => {
  const headers = await meeraBrowserHeaders(site())
  for (let at = 0; at < 137; at++) {
    const input = { ...applicant, fullName: `Person ${at}` }
    const stored = { ...resume, file: `${at}` }
    await createApplication(site().db, input, stored, { now: at * 1000 })
  }
  const seen = new Set<string>()
  let query = new URLSearchParams()
  for (let step = 1; ; step++) {
    const page = await listJobs(args(get(`/admin/jobs?${query}`, headers)))
    for (const { fullName } of page.applications) seen.add(fullName)
    expect(page.applications.length).toBeLessThanOrEqual(100)
    expect(page.above + page.applications.length).toBe(Math.min(step * 10, 137))
    expect(page.applications.at(-1)?.fullName).toBe(`Person ${137 - Math.min(step * 10, 137)}`)
    if (!page.next) break
    query = new URLSearchParams({ shown: String(page.next.shown), start: page.next.start })
  }
  expect(seen.size).toBe(137)
  const beyond = await listJobs(args(get('/admin/jobs?shown=150&start=140-after-0', headers)))
  expect([beyond.above, beyond.applications.length, beyond.next?.shown]).toEqual([0, 10, 20])
})

test('an unknown path is a 404', async () => {
  const headers = await meeraBrowserHeaders(site())
  const response = await respond(() => unknownPage(args(get('/admin/nowhere', headers))))
  expect(response.status).toBe(404)
})

test.each([
  ['/admin/enquiries/missing', '/admin', 'All enquiries'],
  ['/admin/jobs/missing', '/admin/jobs', 'All applications'],
  ['/admin/inbox/missing', '/admin/inbox', 'All unmatched emails'],
  ['/admin/site/edit/pages/missing', '/admin/site', 'All pages of the site'],
  ['/admin/missing', '/admin', 'All enquiries'],
])('the page of the missing %s links to the list %s', async (path, list, label) => {
  const headers = await meeraBrowserHeaders(site())
  const response = await responseTo(get(path, headers))
  expect(response.status).toBe(404)
  expect(await response.text()).toMatch(new RegExp(`<a [^>]*href="${list}"[^>]*>${label}<`))
})

test.each(['', '?view=cards', '?deleted=x'])(
  'the first page of applications %s without any says where they come from',
  async (query) => {
    const page = await readPage(`/admin/jobs${query}`, await meeraBrowserHeaders(site()))
    expect(page).toContain('No applications yet')
    expect(page).not.toContain('Clear filters')
  },
)
