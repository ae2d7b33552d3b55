import { statfsSync } from 'node:fs'
import { configDefaults, defineConfig } from 'vitest/config'

import './scripts/node-version.mjs'

const MEMORY_DISK = '/dev/shm'

/** A database of its own for each test waits for the disk a dozen times; memory answers at once. */
function hasMemoryDisk(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_DISK)
    return bavail * bsize > 2 ** 31
  } catch {
    return false
  }
}

export default defineConfig({
  test: {
    env: hasMemoryDisk() ? { TMPDIR: MEMORY_DISK } : {},
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: [
      ...configDefaults.exclude,
      'tests/faults/**',
      'tests/program/**',
      'tests/fuzz/**',
      'tests/bench/**',
    ],
    environment: 'node',
    // Importing takes longer than the tests of a file; every test has its own site, see setup.ts.
    isolate: false,
    // One more than two cores, because some tests wait.
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Titles name whole paths.
    chaiConfig: { truncateThreshold: 120 },
    // A busy machine is slow.
    expect: { poll: { timeout: 10_000 } },
    globalSetup: 'tests/support/generated-files.ts',
    setupFiles: ['tests/support/setup.ts', 'tests/support/clean-up.ts'],
    reporters: ['default'],
  },
})
