import { askStack } from '@wiring/local/control'
import { fail } from '@wiring/local/tool'
import { addresses } from '../running-stack/addresses.ts'
import { startStack, stopStack } from '../running-stack/start-stack.ts'
import { testFolder } from '../running-stack/test-stack.ts'

export async function withProductionStack(work: () => Promise<void>): Promise<void> {
  const running = (await askStack('status', testFolder)) !== null
  if (!running) await startStack().catch((error: Error) => fail(error.message))
  try {
    await fetch(addresses.site)
    await work()
  } finally {
    if (!running) await stopStack()
  }
}
