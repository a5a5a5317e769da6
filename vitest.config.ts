import { defineConfig } from 'vitest/config'

const ignored = ['**/node_modules/**', '**/.next/**', '**/dist/**', '.local/**']

const integration = '**/*.integration.test.ts'
/** Minutes: `npm test deploy`. */
const rehearsal = '**/*.rehearsal.test.ts'

const shared = {
  // Loading the modules again for each file takes three fifths of the unit tests' time.
  isolate: false,
  unstubEnvs: true,
  unstubGlobals: true,
  maxWorkers: 2,
  // Long: a machine may be ten times as busy.
  testTimeout: 180_000,
  hookTimeout: 360_000,
  expect: { poll: { timeout: 90_000 } },
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ignored, integration, rehearsal],
        },
      },
      {
        test: {
          ...shared,
          name: 'integration',
          include: [integration],
          exclude: ignored,
          globalSetup: 'packages/local/src/supabase/testing/shared-servers.ts',
        },
      },
      {
        test: {
          ...shared,
          name: 'rehearsal',
          include: [rehearsal],
          exclude: ignored,
          globalSetup: 'packages/local/src/supabase/testing/shared-servers.ts',
        },
      },
    ],
  },
})
