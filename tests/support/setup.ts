import { afterEach, beforeEach, vi } from 'vitest'

import { closeFreshDbs, forgetFreshDbs, freshSite } from './app'

beforeEach(() => {
  forgetFreshDbs()
  freshSite()
})
afterEach(() => {
  vi.useRealTimers()
  closeFreshDbs()
})
