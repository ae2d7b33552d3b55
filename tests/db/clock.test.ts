import { expect, test } from 'vitest'
import { DAY_MS } from '#app/models/company/calendar'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { enquiryInput } from '#app/models/enquiry/enquiry'
import { findClockFault } from '#db/clock.server'
import { asha, freshDb } from '#tests/support/app'

const NOW = Date.UTC(2030, 0, 1)

test('a clock before the newest migration, or a day before the newest row, is reported', async () => {
  const db = await freshDb()
  expect(await findClockFault(db, 0)).toContain('1970-01-01')
  expect(await findClockFault(db, NOW)).toBeUndefined()
  await createEnquiry(db, enquiryInput.parse(asha), { type: 'General', now: NOW })
  expect(await findClockFault(db, NOW - DAY_MS + 60_000)).toBeUndefined()
  expect(await findClockFault(db, NOW - DAY_MS - 60_000)).toContain('2030-01-01T00:00:00.000Z')
  expect(await findClockFault(db)).toContain('but something was stored')
})
