import { rmSync } from 'node:fs'
import { startStack, stopStack } from './start-stack.ts'
import { testFolder } from './test-stack.ts'

/** `TEST_STACK=running` keeps a running stack; of two runs `first` keeps its stack for `last`. */
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
