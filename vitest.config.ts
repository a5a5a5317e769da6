import { defineConfig } from 'vitest/config'

const ignored = ['**/node_modules/**', '**/.next/**', '**/dist/**', '.local/**']

/** `unit` runs in `npm run check`; `integration` starts real processes and runs in `npm test` only. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ignored, '**/*.integration.test.ts'],
          // One module graph for each worker: loading it again for each file costs three fifths of the run.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
          maxWorkers: 2,
          // No speed is asserted here: a property with a thousand samples may meet a busy machine.
          testTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'integration',
          include: ['**/*.integration.test.ts'],
          exclude: ignored,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: 2,
        },
      },
    ],
  },
})
