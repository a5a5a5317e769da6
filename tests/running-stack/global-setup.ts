import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { askStack } from '@wiring/local/control'
import { startStack } from './start-stack.ts'
import { testFolder } from './test-stack.ts'

/**
 * Starts the stack from the seed before the first test and stops whichever stack runs after the last.
 * `TEST_STACK=running` uses the one that already runs (while writing tests).
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.TEST_STACK === 'running') return async () => undefined
  await askStack('shutdown', testFolder)
  while ((await askStack('status', testFolder)) !== null) await wait(200)
  rmSync(testFolder, { recursive: true, force: true })
  await startStack()
  return async () => {
    await askStack('shutdown', testFolder)
    while ((await askStack('status', testFolder)) !== null) await wait(200)
  }
}
