import { beforeEach, vi } from 'vitest'

import { freshSite } from './app'

beforeEach(() => {
  vi.useRealTimers()
  freshSite()
})
