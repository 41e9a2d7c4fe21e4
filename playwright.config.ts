import { resolve } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { leftOut } from './tests/e2e/support/scope.ts'
import { clockFile, logs, run } from './tests/e2e/support/run-folders.ts'
import { findChromium } from './tools/gate/chromium.ts'

/** `E2E_PORT` moves all three ports, so that two working copies can be tested side by side. */
const port = Number(process.env.E2E_PORT ?? 3200)
/** The gate runs the suite in parts, each with files of its own. */
const results = `.data/test-results/${run}`
/** Pages and answers that Next has saved. They are of another shop: until the backend is there, they would be shown. */
const pagesOfBefore = '.next/server/route-cache .next/cache/fetch-cache'
/** Flags with which Chromium asks nobody on the network. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }
const project = (name: string, use: object) => ({ name, use, ...leftOut(name) })

/** These change the whole shop, its settings or the time of it, so each runs alone (`npm test -- operation-modes`). */
const alone = ['operation-modes', 'institution-journey', 'bot-check', 'consent']
const movedClock = {
  NODE_OPTIONS: `--import=${resolve('tests/e2e/support/moved-clock.ts')}`,
  CLOCK_FILE: resolve(clockFile),
}

/** The variables with which the shop of a run starts beside those of every run. */
const ofRun: Record<string, Record<string, string>> = {
  'institution-journey': movedClock,
  // In a trial the simulators answer to these.
  'bot-check': { RECAPTCHA_SITE_KEY: 'a-key-of-the-simulator', RECAPTCHA_SECRET: 'a-secret-of-the-simulator' },
}

/** The same suite in both languages and two sizes, against the processes that `npm start` runs. */
export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: alone.filter((name) => name !== run).map((name) => `**/${name}*.spec.ts`),
  outputDir: results,
  globalTeardown: './tests/e2e/support/look-through-logs.ts',
  reporter: [['./tests/e2e/support/scope-reporter.ts'], ['line'], ['json', { outputFile: `${results}.json` }]],
  workers: 2,
  // Limits for what never comes. A machine that is three times as slow as usual still passes.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${port}`,
    // Recording doubles the time of a test: only what failed once is recorded, and whatever is run with `--trace on`.
    trace: 'on-first-retry',
    launchOptions: { executablePath: findChromium(), args: quiet },
  },
  projects: [
    project('hu desktop', { ...desktop, locale: 'hu-HU' }),
    project('en desktop', { ...desktop, locale: 'en-GB' }),
    project('hu phone', { ...phone, locale: 'hu-HU' }),
    project('en phone', { ...phone, locale: 'en-GB' }),
  ],
  webServer: {
    // What the shop says goes into a file, which is looked through at the end.
    command: `rm -rf .data/e2e ${pagesOfBefore} ${logs} && mkdir -p ${logs} && exec node_modules/node/bin/node tools/run-shop.ts > ${logs}/shop.log 2>&1`,
    // A page comes out of the build before the backend has its books; a call needs both.
    url: `http://localhost:${port}/api/v2.0/categories`,
    env: {
      PORT: String(port),
      API_PORT: String(port + 1000),
      SIMULATOR_PORT: String(port + 1010),
      DATA_DIR: '.data/e2e',
      LOG_LEVEL: 'info',
      ...ofRun[run],
    },
    timeout: 300_000,
    // For whoever writes tests: E2E_REUSE=1 takes the shop that already runs on these ports.
    reuseExistingServer: process.env.E2E_REUSE === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'ignore',
  },
})
