import { afterEach, beforeEach, vi } from 'vitest'

import { closeFreshDbs, forgetFreshDbs, freshSite } from './app'
import { undoTest } from './undo'

const umask = process.umask()

beforeEach(async () => {
  forgetFreshDbs()
  await freshSite()
})
afterEach(async () => {
  vi.useRealTimers()
  // Commands change it, and the next test file runs in the same process.
  process.umask(umask)
  await undoTest()
  await closeFreshDbs()
})
