import { beforeEach, describe, expect, test, vi } from 'vitest'
import { momentIn } from '#app/models/company/calendar'

describe('when', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T01:44:00Z') })
  })

  test.each([
    ['2026-11-25T01:44:00Z', 'Today 07:14'],
    ['2026-11-24T18:29:00Z', 'Yesterday'],
    ['2026-11-24T18:31:00Z', 'Today 00:01'],
    ['2026-11-12T06:00:00Z', '12 Nov'],
    ['2025-09-02T06:00:00Z', '2 Sept 2025'],
  ])('%s is shown as %j in Lucknow', (instant, shown) => {
    expect(momentIn('Asia/Kolkata', Date.parse(instant)).when).toBe(shown)
  })
})
