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
          // No speed is asserted here: a property with a thousand samples may meet a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['**/*.integration.test.ts'],
          exclude: ignored,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // As in the browser tests: a hosted machine may stall for seconds.
          retry: process.env.CI ? 1 : 0,
          maxWorkers: 2,
        },
      },
    ],
  },
})
