import { type Browser, chromium } from '@playwright/test'
import { chromiumEnvironment } from '@wiring/local/chromium'
import { sendControlCommand } from '@wiring/local/control'
import { fail } from '@wiring/local/tool'
import { addresses } from '../running-stack/addresses.ts'
import { startStack, stopStack } from '../running-stack/start-stack.ts'
import { testFolder } from '../running-stack/test-stack.ts'

export async function withProductionStack(
  work: () => Promise<void>,
  environment: Record<string, string> = {},
): Promise<void> {
  const running = (await sendControlCommand('status', testFolder)) !== null
  if (!running) await startStack(undefined, environment).catch((error: Error) => fail(error.message))
  try {
    await fetch(addresses.site)
    await work()
  } finally {
    if (!running) await stopStack()
  }
}

export async function launchBrowser(): Promise<Browser> {
  const { CHROMIUM_PATH } = await chromiumEnvironment()
  return chromium.launch({
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
}
