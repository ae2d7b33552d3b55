import { afterEach, beforeEach, vi } from 'vitest'
import { cleanUpTest } from './after-test'
import { closeFreshDbs, forgetFreshDbs, freshSite } from './app'

const umask = process.umask()

beforeEach(async () => {
  forgetFreshDbs()
  await freshSite()
})
afterEach(async () => {
  // The options of vitest do so before the next test only, whose file may read the environment first.
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  // Commands change it, and the next test file runs in the same process.
  process.umask(umask)
  await cleanUpTest()
  await closeFreshDbs()
})
