import { configDefaults, defineConfig } from 'vitest/config'

import './scripts/node-version.mjs'

export default defineConfig({
  test: {
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
    maxWorkers: 2,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    testTimeout: 30_000,
    globalSetup: 'tests/support/generated-files.ts',
    setupFiles: ['tests/support/setup.ts', 'tests/support/clean-up.ts'],
    reporters: ['default'],
  },
})
