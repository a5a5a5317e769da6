import { defineConfig } from 'vitest/config'

const ignored = ['**/node_modules/**', '**/.next/**', '**/dist/**', '.local/**']

const integration = '**/*.integration.test.ts'

const shared = {
  // One module graph for each worker: loading it again for each file costs three fifths of the unit tests.
  isolate: false,
  unstubEnvs: true,
  unstubGlobals: true,
  maxWorkers: 2,
  // No speed is asserted in unit tests: a property with a thousand samples may meet a busy machine.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
}

/**
 * `unit` runs in `npm run check`, too; `integration` starts real processes, beside a browser in `npm test`.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ignored, integration],
        },
      },
      { test: { ...shared, name: 'integration', include: [integration], exclude: ignored } },
    ],
  },
})
