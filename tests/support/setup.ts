import { afterEach, beforeEach, vi } from 'vitest'
import { openOnFirstUse } from '#app/models/company/site.server'
import { cleanUpTest } from './after-test'
import { closeFreshDbs, forgetFreshDbs } from './app'

const umask = process.umask()

beforeEach(() => {
  forgetFreshDbs()
  openOnFirstUse(() => {
    throw new Error('This test opens no site')
  })
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
  globalThis.openedSite = undefined
})
