import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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
  await expect.poll(isUp, { timeout: 90_000 }).toBe(true)
}

/** Its processes stand still, as behind a broken network; the functions run. Returns how it goes on. */
export function pausePostgres(): () => void {
  const file = readFileSync(join(testFolder, 'supabase/postgres/data/postmaster.pid'), 'utf8')
  const first = file.split('\n', 1)[0] ?? ''
  const others = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim().split(' ')
  const processes = [first, ...others].map(Number)
  const tell = (signal: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of processes) process.kill(pid, signal)
  }
  tell('SIGSTOP')
  return () => tell('SIGCONT')
}
