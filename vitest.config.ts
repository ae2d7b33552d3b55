import { configDefaults, defineConfig } from 'vitest/config'

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
    // For a busy machine.
    testTimeout: 30_000,
    setupFiles: ['tests/support/setup.ts'],
    reporters: ['default'],
  },
})
