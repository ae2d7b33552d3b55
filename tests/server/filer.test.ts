import { sql } from 'drizzle-orm'
import { beforeEach, expect, type MockInstance, onTestFinished, test, vi } from 'vitest'

import { log } from '#app/http/log.server'
import type { Site } from '#app/models/company/site.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { startFiler } from '#app/server/filer'
import { asha, freshSite } from '#tests/support/app'

let site: Site
let errors: MockInstance
beforeEach(() => {
  site = freshSite()
  errors = vi.spyOn(log, 'error').mockImplementation(() => {})
})

const rush = () =>
  Promise.all(
    Array.from({ length: 50 }, (_, n) => {
      const input = { ...asha, email: `asha${n}@example.in`, countryCode: '', type: '' }
      return createEnquiry(site.db, input, { type: 'General' })
    }),
  )
const count = (table: string) =>
  site.db.$client.prepare(`select count(*) from ${table}`).pluck().get()

function filer(pace = {}) {
  const started = startFiler(site, { lookMs: 10, ...pace })
  onTestFinished(() => started.stop())
  return started
}

test('a rush is filed by itself once it is over', async () => {
  filer()
  await rush()
  expect(count('enquiries')).toBe(0)
  await vi.waitFor(() => expect(count('enquiries')).toBe(50), 5000)
  expect(count('unfiled_enquiries')).toBe(0)
})

test('what an earlier program left is filed, also what it could not file', async () => {
  await rush()
  site.db.run(sql`update unfiled_enquiries set is_aside = 1 where seq = 7`)
  filer()
  await vi.waitFor(() => expect(count('enquiries')).toBe(50), 5000)
  expect(errors).not.toHaveBeenCalled()
})

test('one that cannot be filed is logged once', async () => {
  filer()
  await rush()
  site.db.run(sql`update unfiled_enquiries set record = 'no record' where seq = 7`)
  await vi.waitFor(() => expect(count('enquiries')).toBe(49), 5000)
  await vi.waitFor(() => expect(errors).toHaveBeenCalledTimes(1))
  expect(errors.mock.calls[0]?.[1]).toContain('put aside')
})

test('where nothing can be written it is said, and tried again after a rest', async () => {
  await rush()
  site.db.$client.pragma('query_only = ON')
  filer({ restMs: 300 })
  await vi.waitFor(() => expect(errors).toHaveBeenCalledTimes(1), 5000)
  site.db.$client.pragma('query_only = OFF')
  await vi.waitFor(() => expect(count('enquiries')).toBe(50), 5000)
})

test('stopped, it files no more', async () => {
  const { stop } = filer()
  await rush()
  await stop()
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(count('unfiled_enquiries')).toBe(50)
})
