import { defineConfig } from 'vitest/config'

import './scripts/node-version.mjs'

/** Figures that need a quiet machine, of the built program. */
export default defineConfig({
  test: {
    include: ['tests/bench/**/*.test.ts'],
    environment: 'node',
    disableConsoleIntercept: true,
  },
})
