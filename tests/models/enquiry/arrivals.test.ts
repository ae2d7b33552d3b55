import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'

import { newestEnquiry, watchEnquiries } from '#app/models/enquiry/arrivals.server'
import { updateEnquiryStatus } from '#app/models/enquiry/change.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { enquiryInput } from '#app/models/enquiry/enquiry'
import { PROGRAM } from '#app/models/privacy/audit.server'
import type { Database } from '#db/database.server'
import { isPostgres } from '#db/engine'
import { asha, freshDb } from '#tests/support/app'

beforeEach(() =>
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'],
  }),
)

/** PostgreSQL needs real time besides the fake timers. */
async function advance(ms: number): Promise<void> {
  if (isPostgres) await sleep(150)
  await vi.advanceTimersByTimeAsync(ms)
  if (isPostgres) await sleep(150)
}

/** A database that has already reported its earlier changes. */
async function quietDb(): Promise<Database> {
  const db = await freshDb()
  db.onChange(() => {})
  await advance(200)
  return db
}

const watch = (db: Database, listener: () => void, since?: string, onFault = vi.fn()) =>
  watchEnquiries(db, listener, { since, onFault })

let copies = 0
const arrive = (db: Database, isHoneypotFilled = false) =>
  createEnquiry(db, enquiryInput.parse({ ...asha, desc: `${asha.desc} ${copies++}` }), {
    type: 'General',
    signs: { isHoneypotFilled, fillMs: undefined },
    now: Date.now() + copies,
  })

test('a watcher gets the number of enquiries since its last call, and no call without a change', async () => {
  const db = await quietDb()
  await arrive(db)
  await advance(1_000)
  const listener = vi.fn()
  const stop = watch(db, listener)
  await advance(0)
  await advance(5_000)
  expect(listener).not.toHaveBeenCalled()

  await arrive(db)
  await arrive(db)
  await advance(1_000)
  expect(listener.mock.calls).toEqual([[2, await newestEnquiry(db)]])
  stop()
})

test('a watcher that starts at an older id is called at once, and gets each enquiry once', async () => {
  const db = await quietDb()
  const known = await newestEnquiry(db)
  const { _id } = await arrive(db)
  const early = vi.fn()
  const stops = [watch(db, vi.fn()), watch(db, early, known)]
  await advance(0)
  await arrive(db)
  const late = vi.fn()
  stops.push(watch(db, late, _id))
  await advance(0)
  expect(early.mock.calls).toEqual([[1, _id]])
  expect(late.mock.calls).toEqual([[1, await newestEnquiry(db)]])
  await advance(1_000)
  expect(early.mock.calls.map(([arrived]) => arrived)).toEqual([1, 1])
  expect(late.mock.calls.map(([arrived]) => arrived)).toEqual([1, 0])
  for (const stop of stops) stop()
})

test('a watcher with an invalid id gets only new enquiries', async () => {
  const db = await quietDb()
  await arrive(db)
  const listener = vi.fn()
  const stop = watch(db, listener, 'zzz')
  await advance(0)
  expect(listener).not.toHaveBeenCalled()
  await arrive(db)
  await advance(1_000)
  expect(listener.mock.calls).toEqual([[1, await newestEnquiry(db)]])
  stop()
})

test('a status change or spam calls the watcher with zero new enquiries', async () => {
  const db = await quietDb()
  const { _id } = await arrive(db)
  const listener = vi.fn()
  const stop = watch(db, listener)
  await advance(0)
  await updateEnquiryStatus(db, PROGRAM, _id, 'Closed')
  await advance(1_000)
  await arrive(db, true)
  await advance(1_000)
  expect(listener.mock.calls.map(([arrived]) => arrived)).toEqual([0, 0])
  stop()
})

test('a failed query is reported once, and the next call counts the enquiries it missed', async () => {
  const db = await quietDb()
  const known = await newestEnquiry(db)
  const lost = new Error('connection lost')
  const select = vi.spyOn(db, 'select')
  const failOnce = () =>
    select.mockImplementationOnce(() => {
      throw lost
    })
  const [listener, onFault] = [vi.fn(), vi.fn()]
  failOnce()
  const stop = watch(db, listener, known, onFault)
  await advance(0)
  await arrive(db)
  await advance(1_000)
  expect(listener.mock.calls).toEqual([[1, await newestEnquiry(db)]])
  await arrive(db)
  failOnce()
  await advance(1_000)
  await arrive(db)
  await advance(1_000)
  expect(listener.mock.calls.slice(1)).toEqual([[2, await newestEnquiry(db)]])
  expect(onFault.mock.calls).toEqual([[lost], [lost]])
  stop()
})
