import { defineConfig } from '@playwright/test'
import type { EngineOptions } from './engines/driver/engine-test.ts'
import { addresses } from './running-stack/addresses.ts'

/** Offline these services only retry, with many connections. */
const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
/** A fifth less work for each page. */
const lean = ['--in-process-gpu']
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE
/** Tests that publish, stop a service, or need the queue of maps for themselves. */
const alone = /\.alone\.spec\.ts$/

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: /\.spec\.ts$/,
  // Node reads types by itself; Babel takes four seconds of a processor before the first test.
  build: { external: ['**/*.ts'] },
  globalSetup: './running-stack/global-setup.ts',
  outputDir: '../.local/test-results',
  workers: 1,
  // Long: a machine may be ten times as busy.
  timeout: 1_080_000,
  expect: { timeout: 120_000 },
  // Fonts differ elsewhere; the committed screenshots are from Linux.
  ignoreSnapshots: process.platform !== 'linux',
  reporter: report === undefined ? 'list' : [['list'], ['json', { outputFile: report }]],
  use: {
    baseURL: addresses.site,
    actionTimeout: 240_000,
    // Animations cost a second per test; tests of motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces cost a third of the time: `npm test` keeps a screenshot.
    trace: report === undefined ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [...quiet, ...lean, ...asRoot, '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    // One project: each would start new workers.
    {
      name: 'shared',
      testIgnore: [
        alone,
        '**/studio/**',
        '**/lifecycle/**',
        '**/engines/**',
        '**/release/**',
        '**/pictures/**',
      ],
    },
    // One worker: these change what everyone sees.
    { name: 'alone', testMatch: alone },
    {
      name: 'studio',
      testDir: 'studio',
      expect: { timeout: 180_000 },
      // In less than this the Studio folds panes while they open.
      use: { viewport: { width: 1600, height: 900 } },
    },
    { name: 'firefox', testDir: 'engines', workers: 1, use: { engine: 'firefox' } },
    { name: 'webkit', testDir: 'engines', testIgnore: /\.firefox\./, workers: 1, use: { engine: 'webkit' } },
    // Minutes: not in the default run.
    { name: 'deploy', testDir: 'release' },
    // Photographs of everything, to compare two builds: `npm run measure:pictures`.
    { name: 'pictures', testDir: 'pictures' },
    // Restarts the stack, so it comes last.
    { name: 'lifecycle', testDir: 'lifecycle' },
  ],
})
