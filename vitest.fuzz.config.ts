import { defineConfig } from 'vitest/config'

import './scripts/node-version.mjs'

/** Strange requests by the ten thousand at the built program; says with which seed to repeat them. */
export default defineConfig({
  test: {
    include: ['tests/fuzz/**/*.test.ts'],
    environment: 'node',
    disableConsoleIntercept: true,
  },
})
