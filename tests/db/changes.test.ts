import { expect, test, vi } from 'vitest'
import { watchEnquiries } from '#app/models/enquiry/arrivals.server'
import { freshDb } from '#tests/support/app'

test('the database is polled with one timer, until the last watcher stops', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const db = await freshDb()
  const watch = () => watchEnquiries(db, vi.fn(), { onFault: vi.fn() })
  const stops = [watch(), watch()]
  expect(vi.getTimerCount()).toBe(1)
  for (const stop of stops) stop()
  expect(vi.getTimerCount()).toBe(0)
})
