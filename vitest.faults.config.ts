import { defineConfig } from 'vitest/config'

/** What happens to the built program when it is killed: slow, and in need of a build. */
export default defineConfig({
  test: {
    include: ['tests/faults/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
  },
})
