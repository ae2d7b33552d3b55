import { afterEach, beforeEach, vi } from 'vitest'

import { freshSite } from './app'

beforeEach(() => {
  freshSite()
})
afterEach(() => {
  vi.useRealTimers()
})
