import { defineConfig } from 'vitest/config'

import './scripts/node-version.mjs'

/** Random requests to the built program; prints the seed that repeats them. */
export default defineConfig({
  test: {
    include: ['tests/fuzz/**/*.test.ts'],
    environment: 'node',
    hookTimeout: 60_000,
    setupFiles: ['tests/support/clean-up.ts'],
    disableConsoleIntercept: true,
  },
})
