import { expect, test } from 'vitest'

import { createSession, findSession, IDLE_MS } from '#app/models/account/session.server'
import { DAY_MS } from '#app/models/company/calendar'
import { freshDb, signUpAs } from '#tests/support/app'

const NOW = Date.parse('2026-11-20T10:00:00Z')

async function signedIn() {
  const db = await freshDb()
  const token = await createSession(db, await signUpAs(db), 'cookie', NOW)
  return { at: (now: number) => findSession(db, token, 'cookie', now) }
}

test('a session is invalid while the clock is set back by 400 days', async () => {
  const session = await signedIn()
  expect(await session.at(NOW - 400 * DAY_MS)).toBeUndefined()
})

test('a session ends if the clock is set forward, and survives a clock one minute slow', async () => {
  const session = await signedIn()
  expect(await session.at(NOW - 60_000)).toBeDefined()
  expect(await session.at(NOW + IDLE_MS - 1)).toBeDefined()
  expect(await session.at(NOW + 7 * DAY_MS)).toBeUndefined()
})
