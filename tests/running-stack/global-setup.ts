import { rmSync } from 'node:fs'
import { startStack, stopStack } from './start-stack.ts'
import { stackStays, startsStack, testFolder } from './test-stack.ts'

export default async function globalSetup(): Promise<() => Promise<void>> {
  if (startsStack) await startAnew()
  return stackStays ? async () => undefined : stopStack
}

async function startAnew(): Promise<void> {
  await stopStack()
  rmSync(testFolder, { recursive: true, force: true })
  await startStack()
}
