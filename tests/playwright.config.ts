import { defineConfig } from '@playwright/test'
import { addresses } from './running-stack/addresses.ts'

/** Background services of Chromium off: offline they only retry, many connections at a time. */
const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE
/** Tests that stop a service or publish: nobody else may look at the stack meanwhile. */
const alone = '**/*.alone.spec.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './running-stack/global-setup.ts',
  outputDir: '../.local/test-results',
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // Letters are drawn differently elsewhere; the committed pictures are Linux's.
  ignoreSnapshots: process.platform !== 'linux',
  reporter: report === undefined ? 'list' : [['list'], ['json', { outputFile: report }]],
  use: {
    baseURL: addresses.site,
    // Drawing `/` costs over a second of processor time for each test, and a step of the wizard waits for its
    // transition; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test costs a third of the time: CI keeps a screenshot of what failed.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [...quiet, ...asRoot, '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    // Visitors and applicants share the stack as people do: `npm test` runs two of these files at a time.
    { name: 'journeys', testDir: 'journeys' },
    { name: 'map', testDir: 'map' },
    { name: 'desk', testDir: 'desk' },
    { name: 'wizard', testDir: 'wizard', testIgnore: alone },
    { name: 'site', testDir: 'site', testIgnore: alone },
    // These change what all others see: one worker takes them in this order.
    { name: 'alone', testMatch: alone },
    { name: 'studio', testDir: 'studio' },
    // Stops and starts the stack, so it comes last.
    { name: 'lifecycle', testDir: 'lifecycle' },
  ],
})
