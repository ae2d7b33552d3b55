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
    // Files share what they import, which would take longer than their tests; every test has a site of its own.
    isolate: false,
    maxWorkers: 2,
    // What one file put in place of something is gone before the next.
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // For a busy machine.
    testTimeout: 30_000,
    setupFiles: ['tests/support/setup.ts'],
    reporters: ['default'],
  },
})
