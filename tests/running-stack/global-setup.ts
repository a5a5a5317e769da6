import { rmSync } from 'node:fs'
import { startStack, stopStack } from './start-stack.ts'
import { testFolder } from './test-stack.ts'

/**
 * Starts the stack from the seed, and stops it after the last test. `TEST_STACK`: `running` uses one that is
 * there and leaves it; of two runs in a row `first` leaves its stack to `last`.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const given = process.env.TEST_STACK
  if (given !== 'running' && given !== 'last') await startAnew()
  return given === 'running' || given === 'first' ? async () => undefined : stopStack
}

async function startAnew(): Promise<void> {
  await stopStack()
  rmSync(testFolder, { recursive: true, force: true })
  await startStack()
}
