import { defineConfig } from 'vitest/config'

/** The built program under faults and under attack: slow, and in need of a build. */
export default defineConfig({
  test: {
    include: ['tests/faults/**/*.test.ts', 'tests/program/**/*.test.ts'],
    environment: 'node',
    // For a slow disk: each waits for it a thousand times.
    testTimeout: 600_000,
    // They share what they import; what they test is a program of their own.
    isolate: false,
    // Most of them wait for deaths and time-outs.
    maxWorkers: 4,
  },
})
