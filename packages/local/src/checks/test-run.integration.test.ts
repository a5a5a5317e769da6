import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../settings.ts'

/** Far from the ports of the run that this test belongs to. */
const shift = 6_000

interface Run {
  child: ChildProcess
  output: () => string
  /** Commands of what it started, wherever that stands in the tree of processes. */
  left: () => string[]
  temporary: string
}

function startRun(suite: string, command = ['npm', 'test', suite]): Run {
  const mark = randomUUID()
  const temporary = mkdtempSync(join(tmpdir(), 'test-run-'))
  const [program = '', ...parameters] = command
  const child = spawn(program, parameters, {
    cwd: repositoryRoot,
    env: {
      ...process.env,
      TEST_RUN_MARK: mark,
      TMPDIR: temporary,
      WIRING_DATA: join(temporary, 'data'),
      TEST_PORT_SHIFT: String(shift),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  return { child, output: () => output, left: () => commandsWith(mark), temporary }
}

function commandsWith(mark: string): string[] {
  return readdirSync('/proc').flatMap((pid) => {
    try {
      if (!/^\d+$/.test(pid) || !readFileSync(`/proc/${pid}/environ`, 'utf8').includes(mark)) return []
      return [readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')]
    } catch {
      return []
    }
  })
}

const command = [process.execPath, 'packages/local/bin/wiring.mjs', 'test', 'unit']

const onLinux = test.skipIf(process.platform !== 'linux')
const started = (run: Run) => run.left().some((command) => command.includes('vitest'))

for (const [signal, whom] of [
  ['SIGINT', 'command'],
  ['SIGHUP', 'npm'],
  ['SIGKILL', 'npm'],
  ['SIGTERM', 'group'],
  ['SIGKILL', 'group'],
] as const)
  onLinux(`npm test leaves no process and no file behind after ${signal} to its ${whom}`, async () => {
    // An npm waits out a SIGINT, which a terminal sends to all.
    const run = startRun('unit', whom === 'command' ? command : undefined)
    await expect.poll(() => started(run)).toBe(true)
    process.kill(whom === 'group' ? -(run.child.pid ?? 0) : (run.child.pid ?? 0), signal)
    await expect.poll(run.left).toEqual([])
    await expect
      .poll(() => readdirSync(run.temporary).filter((name) => name.startsWith('wiring-test-')))
      .toEqual([])
  })

onLinux('npm test in the background, where a shell ignores SIGINT, ends by SIGINT', async () => {
  const run = startRun('unit', ['sh', '-c', 'trap "" INT; npm test unit & wait'])
  await expect.poll(() => started(run)).toBe(true)
  process.kill(-(run.child.pid ?? 0), 'SIGINT')
  await expect.poll(() => run.left().filter((command) => !command.startsWith('sh '))).toEqual([])
  run.child.kill('SIGKILL')
})

onLinux(
  'npm test ends at once when its stack does not start, without a test against a foreign one',
  async () => {
    const broken = ['CHROMIUM_PATH=/bin/true', 'DESK_URL=nowhere']
    const run = startRun('browser', ['env', ...broken, 'npm', 'test', 'browser'])
    const code = await new Promise((resolve) => run.child.once('exit', resolve))
    expect(code).toBe(1)
    expect(run.output().trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed')
    await expect.poll(run.left).toEqual([])
  },
)
