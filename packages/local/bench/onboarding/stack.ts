import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fail } from '../../src/checks/tool.ts'
import { numberVariable, type PortName, ports, portVariable, repositoryRoot } from '../../src/settings.ts'
import { openDatabase } from '../../src/supabase/database.ts'
import { askStack } from '../../src/supervisor/control.ts'
import type { StackStatus } from '../../src/supervisor/stack-status.ts'

export type Addresses = Omit<StackStatus, 'ready'> & { pid: number }

/** Data and builds of the test stack, 100 ports up: a running `npm start` is left alone. */
const folder = join(repositoryRoot, '.local/test')

function environment(): Record<string, string> {
  const shift = 100 + numberVariable('TEST_PORT_SHIFT', 0)
  const moved = Object.entries(ports({ NODE_ENV: 'production' })).map(([name, port]) => [
    portVariable(name as PortName),
    String(port > 50_000 ? port - 40_000 + shift : port + shift),
  ])
  return { ...Object.fromEntries(moved), WIRING_DATA: folder, WIRING_BUILD: 'test' }
}

async function status(): Promise<StackStatus | null> {
  const answer = await askStack('status', folder)
  return answer === null ? null : (JSON.parse(answer) as StackStatus)
}

/** The limit is 500 mails an hour; ten minutes of journeys send several thousand. */
async function liftMailLimit(): Promise<void> {
  const database = await openDatabase(join(folder, 'supabase'), undefined)
  await database.runner.script("update private.rate_limits set max_hits = 1000000 where name = 'mails_hour'")
  await database.close()
}

/** On the running test stack, or on one started and stopped for it. */
export async function withStack(work: (addresses: Addresses) => Promise<void>): Promise<void> {
  const before = await status()
  if (before === null) {
    rmSync(folder, { recursive: true, force: true })
    await liftMailLimit()
    const child = spawn(process.execPath, ['packages/local/src/supervisor/start.ts'], {
      cwd: repositoryRoot,
      env: { ...process.env, ...environment() },
      stdio: 'inherit',
    })
    while ((await status())?.ready !== true) {
      if (child.exitCode !== null) fail('The stack could not start.')
      await wait(500)
    }
  }
  try {
    const ready = await status()
    if (ready === null) fail('The stack is gone.')
    await work({ ...ready, pid: Number(await askStack('pid', folder)) })
  } finally {
    if (before === null) {
      await askStack('shutdown', folder)
      while ((await status()) !== null) await wait(200)
    }
  }
}
