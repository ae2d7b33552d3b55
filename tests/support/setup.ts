import { afterEach, beforeEach, vi } from 'vitest'

import { closeFreshDbs, forgetFreshDbs, freshSite } from './app'
import { undoTest } from './undo'

beforeEach(() => {
  forgetFreshDbs()
  freshSite()
})
afterEach(async () => {
  vi.useRealTimers()
  await undoTest()
  closeFreshDbs()
})
