import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'

/** Two clones on one machine may run at once where each has a port of its own. */
export const PORT = Number(process.env.E2E_PORT ?? 4173)
const DATA_DIR = '.cache/e2e'
/** What the journeys run against: the build, or the executable, as SITE_PROGRAM=dist/site. */
const PROGRAM = process.env.SITE_PROGRAM || 'node build/site/main.cjs'

export const SECRET_KEY = 'a key that only the browser tests know'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e-results',
  fullyParallel: true,
  // A browser keeps more than one core busy: with three on two cores the same tests took a fifth longer.
  workers: availableParallelism(),
  // One more try on a busy machine; a test that needs it is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: [['line']],
  // For a busy machine: some walk through every page, and none is wrong for being slow.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: 'on-first-retry',
    // What loops costs a machine without a graphics card most of its time; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      // Letters as wide as on a phone, not as on a grid of whole pixels.
      args: [
        '--no-sandbox',
        '--font-render-hinting=none',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  projects: [
    {
      name: 'with JavaScript',
      // What does not hang on scripts, as they wait for the first move, is looked at once.
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
    env: {
      PATH: `node_modules/.bin:${process.env.PATH ?? ''}`,
      NODE_ENV: 'production',
      PORT: String(PORT),
      DATA_DIR,
      ADMIN_SECRET_KEY: SECRET_KEY,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
    },
  },
})
