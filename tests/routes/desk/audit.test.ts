import { beforeEach, expect, test } from 'vitest'

import type { Admin } from '#app/models/account/admin.server'
import { site } from '#app/models/company/site.server'
import { recordDailyRun } from '#app/models/daily-run.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { PROGRAM, recordAction } from '#app/models/privacy/audit.server'
import { loader as auditPage } from '#app/routes/desk/audit/audit'
import { loader as retentionPage } from '#app/routes/desk/privacy/retention'
import { loader as question, action as runNow } from '#app/routes/desk/privacy/retention-removal'
import { auditEntries } from '#db/schema'
import {
  args,
  asha,
  browserHeadersOf,
  freshSite,
  get,
  meera,
  post,
  respond,
  signUpAs,
  tables,
} from '#tests/support/app'

let admin: Admin
let headers: { Cookie: string }
beforeEach(async () => {
  await freshSite()
  admin = await signUpAs(site().db)
  headers = await browserHeadersOf(admin)
})

const page = (query = '') => auditPage(args(get(`/admin/audit${query}`, headers)))

test('the audit log is newest first, with readable labels and office time', async () => {
  const now = Date.parse('2126-03-01T20:00:00Z')
  await recordAction(tables(site().db), admin, {
    action: 'enquiry.status',
    subjectId: 'x',
    detail: 'to Closed',
    now,
  })
  await recordAction(tables(site().db), admin, { action: 'something.else', now: now + 1 })
  const { entries, hasMore } = await page()
  expect(entries).toMatchObject([
    { what: 'something.else' },
    { at: '2126-03-02 01:30', who: meera.name, what: 'Changed a status', detail: 'to Closed' },
    { what: 'Signed up', who: meera.name },
  ])
  expect(hasMore).toBe(false)
})

test('the audit log is filtered by actor and action; actors of one name get distinct labels', async () => {
  const { db } = site()
  const imran = { id: 'imran', name: 'Imran Khan' }
  await recordAction(tables(db), imran, { action: 'enquiry.note' })
  await recordAction(tables(db), imran, { action: 'enquiry.status' })
  await recordAction(tables(db), admin, { action: 'enquiry.note' })
  await recordAction(tables(db), PROGRAM, { action: 'retention.run' })
  const count = async (query: string) => (await page(query)).entries.length
  expect(await count('?by=imran')).toBe(2)
  expect(await count('?act=enquiry.note')).toBe(2)
  expect(await count('?by=imran&act=enquiry.note')).toBe(1)
  expect(await count('?by=none')).toBe(1)
  expect(await count('?by=nobody&page=-1')).toBe(0)
  const { actors, actions } = await page('?by=imran')
  expect(actors.map((actor) => actor.label)).toEqual([
    'Imran Khan',
    meera.name,
    'The site and visitors',
  ])
  expect(actions).toContainEqual({ value: 'enquiry.note', label: 'Added a note' })
  await recordAction(
    tables(db),
    { id: '01a204cf-261f-7000', name: meera.name },
    { action: 'enquiry.note' },
  )
  const { actors: namesakes } = await page()
  expect(namesakes.map((actor) => actor.label)).toEqual([
    'Imran Khan',
    `${meera.name}, ${meera.email}`,
    `${meera.name}, removed (01a204cf-261f)`,
    'The site and visitors',
  ])
})

test('an audit page has fifty entries and reports whether more follow', async () => {
  for (let i = 0; i < 60; i++) await recordAction(tables(site().db), admin, { action: 'x', now: i })
  const first = await page('?act=x')
  expect([first.entries.length, first.hasMore]).toEqual([50, true])
  const second = await page('?act=x&page=2')
  expect([second.entries.length, second.hasMore]).toEqual([10, false])
})

test('retention counts expired data, asks for confirmation and deletes it after that', async () => {
  const { db } = site()
  const old = Date.now() - 800 * 24 * 3_600_000
  await createEnquiry(db, { ...asha, countryCode: '', type: '' }, { type: 'General', now: old })
  await recordDailyRun(db, {
    job: 'retention',
    day: '2026-11-20',
    finishedAt: Date.parse('2026-11-19T21:30:00Z'),
    outcome: 'nothing to delete',
    isOk: true,
  })
  const show = () => retentionPage(args(get('/admin/retention', headers)))
  const shown = await show()
  expect(shown.kinds.filter((kind) => kind.due > 0)).toMatchObject([{ kind: 'enquiries', due: 1 }])
  expect(shown.last).toMatchObject({ finishedAt: { at: '2026-11-20 03:00' }, isOk: true })
  expect(await show()).toEqual(shown)

  const ask = () => question(args(get('/admin/retention/removal', headers)))
  expect(await ask()).toEqual({ due: 1, kinds: '1 enquiry' })
  expect(await show()).toEqual(shown)
  const submit = () => respond(() => runNow(args(post('/admin/retention/removal', {}, headers))))
  expect((await submit()).headers.get('Location')).toBe('/admin/retention?removed=1')
  expect((await submit()).headers.get('Location')).toBe('/admin/retention?removed=0')
  expect((await respond(ask)).headers.get('Location')).toBe('/admin/retention')
  expect((await tables(db).select().from(auditEntries)).slice(-2)).toMatchObject([
    { action: 'retention.run', adminName: meera.name, detail: '1 enquiry' },
    { action: 'retention.run', adminName: meera.name, detail: '' },
  ])
})
