import { afterEach, beforeEach, vi } from 'vitest'

import { closeFreshDbs, forgetFreshDbs, freshSite } from './app'
import { undoTest } from './undo'

beforeEach(async () => {
  forgetFreshDbs()
  await freshSite()
})
afterEach(async () => {
  vi.useRealTimers()
  await undoTest()
  await closeFreshDbs()
})
