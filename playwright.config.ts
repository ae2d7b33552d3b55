import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'

/** Clones that run at once on one machine need a port each. */
const PORT = Number(process.env.E2E_PORT ?? 4173)
export const DATA_DIR = '.cache/e2e'
/** The build, or the executable, as SITE_PROGRAM=dist/site. */
const PROGRAM = process.env.SITE_PROGRAM || 'node build/site/main.cjs'

export const SECRET_KEY = 'a key that only the browser tests know'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e-results',
  fullyParallel: true,
  // A browser keeps more than one core busy: three on two cores take a fifth longer.
  workers: availableParallelism(),
  retries: process.env.CI ? 2 : 0,
  forbidOnly: true,
  reporter: process.env.CI ? 'dot' : 'line',
  // Some tests visit every page, and a busy machine is slow.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: 'on-first-retry',
    // Endless animations cost most of the time without a graphics card; tests of motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      // Letters have the widths of a phone, not rounded to whole pixels.
      args: [
        '--no-sandbox',
        '--font-render-hinting=none',
        '--disable-background-networking',
        '--disable-component-update',
        // A page is visited too briefly for optimized code to pay.
        '--js-flags=--no-maglev --no-opt',
      ],
    },
  },
  projects: [
    {
      name: 'with JavaScript',
      // What does not depend on scripts is tested in the other project only.
      testIgnore: '**/without-script/**',
      use: { ...devices['Desktop Chrome'] },
    },
    {
      name: 'without JavaScript',
      testIgnore: '**/with-script/**',
      use: { ...devices['Desktop Chrome'], javaScriptEnabled: false },
    },
  ],
  webServer: {
    command: `rm -rf ${DATA_DIR} && mkdir -p ${DATA_DIR} && ${PROGRAM}`,
    url: `http://localhost:${PORT}/readyz`,
    reuseExistingServer: false,
    stdout: 'pipe',
    env: {
      PATH: `node_modules/.bin:${process.env.PATH ?? ''}`,
      NODE_ENV: 'production',
      PORT: String(PORT),
      DATA_DIR,
      ADMIN_SECRET_KEY: SECRET_KEY,
      RATE_LIMIT: 'off',
      WEBHOOK_ALLOW_PRIVATE: 'on',
      LOG_LEVEL: 'error',
    },
  },
})
