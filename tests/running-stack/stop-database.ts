import { expect } from '@playwright/test'
import { sendControlCommand } from '@wiring/local/control'
import { addresses } from './addresses.ts'
import { testFolder } from './test-stack.ts'

const isUp = () =>
  fetch(`${addresses.supabase}/health`).then(
    ({ ok }) => ok,
    () => false,
  )
export const stopDatabase = () => sendControlCommand('stop supabase', testFolder)
export const startDatabase = async () => {
  if (await isUp()) return
  await sendControlCommand('start supabase', testFolder)
  await expect.poll(isUp, { timeout: 30_000 }).toBe(true)
}
