import { type ChildProcess, spawnSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { sendControlCommand } from '@wiring/local/control'
import { repositoryRoot } from '@wiring/local/settings'
import { addresses } from '../running-stack/addresses.ts'
import { editorClient } from '../running-stack/content.ts'
import { startStack } from '../running-stack/start-stack.ts'
import { ports, stackStays, testEnvironment, testFolder } from '../running-stack/test-stack.ts'

let stack: ChildProcess

test.describe.configure({ mode: 'serial', timeout: 540_000 })

function processTree(pid: number): number[] {
  const table = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).stdout.trim().split('\n')
  const pairs = table.map((line) => line.trim().split(/\s+/).map(Number) as [number, number])
  const below = (parent: number): number[] =>
    pairs.filter(([, each]) => each === parent).flatMap(([child]) => [child, ...below(child)])
  return [pid, ...below(pid)]
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function waitForExit(pids: number[]): Promise<void> {
  await expect.poll(() => pids.filter(isAlive)).toEqual([])
}

async function stackPid(): Promise<number> {
  return Number(await sendControlCommand('pid', testFolder))
}

async function writeMark(mark: string): Promise<void> {
  await editorClient().createOrReplace({ _id: 'lifecycle-mark', _type: 'lifecycleMark', mark })
}

async function readMark(): Promise<unknown> {
  return (await editorClient().getDocument('lifecycle-mark'))?.mark
}

const start = (environment: Record<string, string>) =>
  spawnSync(process.execPath, ['packages/local/src/supervisor/start.ts'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  })

test('starting twice says that it is already running, and where, also in a shell without its ports', () => {
  for (const environment of [testEnvironment, { WIRING_DATA: testFolder }]) {
    const second = start(environment)
    expect(second.status).toBe(1)
    expect(second.stderr).toContain(`Wiring is already running: ${addresses.site}`)
  }
})

test('a taken port is named, with another one to choose', () => {
  const other = start({ ...testEnvironment, WIRING_DATA: `${testFolder}-other` })
  const { site } = ports
  expect(other.status).toBe(1)
  expect(other.stderr).toContain(
    `Port ${site} (site) is taken by another program. Stop it, or choose another port: PORT_SITE=${site + 10}`,
  )
  expect(other.stderr).not.toContain('at ')
})

test('a part that crashes is restarted', async () => {
  await writeMark('before crash')
  const pid = processTree(await stackPid()).find((each) =>
    spawnSync('ps', ['-o', 'args=', '-p', String(each)], { encoding: 'utf8' }).stdout.includes(
      'content-lake/main.ts',
    ),
  )
  if (pid === undefined) throw new Error('The content lake does not run.')
  process.kill(pid, 'SIGKILL')
  await waitForExit([pid])
  await expect.poll(() => readMark().catch(() => undefined)).toBe('before crash')
})

test('a kill -9 of the supervisor leaves no process, and the next start finds the data', async () => {
  await writeMark('before kill')
  const pid = await stackPid()
  const all = processTree(pid)
  expect(all.length).toBeGreaterThan(6)
  process.kill(pid, 'SIGKILL')
  await waitForExit(all)
  stack = await startStack()
  expect(await readMark()).toBe('before kill')
})

for (const [signal, whom] of [
  ['SIGINT', 'to every process at once, as Ctrl-C sends it,'],
  ['SIGTERM', 'to the supervisor'],
] as const)
  test(`${signal} ${whom} stops every process without an error, and keeps the data`, async () => {
    await writeMark(signal)
    let errors = ''
    stack.stderr?.on('data', (chunk) => (errors += chunk))
    const pid = await stackPid()
    const all = processTree(pid)
    process.kill(signal === 'SIGINT' ? -pid : pid, signal)
    await waitForExit(all)
    expect(errors).not.toContain('unexpectedly')
    // The next test kills npm.
    stack = await startStack(signal === 'SIGTERM' ? ['npm', 'start'] : undefined)
    expect(await readMark()).toBe(signal)
  })

test('a kill -9 of npm leaves no process', async () => {
  const all = processTree(stack.pid ?? 0)
  expect(all).toContain(await stackPid())
  stack.kill('SIGKILL')
  await waitForExit(all)
  if (stackStays) await startStack()
})
