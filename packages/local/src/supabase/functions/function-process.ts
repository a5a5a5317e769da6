import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { repositoryRoot } from '../../settings.ts'
import { smallNursery } from '../../small-nursery.ts'
import type { QueueLimits } from '../load/bounded-queue.ts'

/** What one function may reach. */
export interface FunctionSettings {
  name: string
  /** `host:port` that it may connect to. */
  hosts: readonly string[]
  /** Workers have no queue. */
  queue?: QueueLimits
  /** The whole environment. */
  environment: Readonly<Record<string, string>>
}

/** Milliseconds; then it is ended and the next call starts it anew. */
const longestStart = 30_000

const deno = join(repositoryRoot, 'node_modules/.bin/deno')

const guard = fileURLToPath(new URL('guard-function.ts', import.meta.url))

const here = (path: string) => join(repositoryRoot, path)

/** No files, no processes: own port, named hosts, given variables. */
function denoArguments({ name, hosts }: FunctionSettings): string[] {
  return [
    'run',
    '--no-prompt',
    '--node-modules-dir=manual',
    '--cached-only',
    `--v8-flags=${smallNursery.join()}`,
    `--config=${here('supabase/functions/deno.json')}`,
    `--preload=${guard}`,
    `--preload=${here('supabase/functions/_local/die-with-parent.ts')}`,
    `--allow-net=127.0.0.1:0,${hosts.join(',')}`,
    '--allow-env',
    ...(name === 'mail-worker' ? ['--allow-sys=hostname'] : []),
    here(`supabase/functions/${name}/index.ts`),
  ]
}

/** On a free port. Rejects with its output. */
export async function startFunction(
  settings: FunctionSettings,
): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(deno, denoArguments(settings), {
    cwd: repositoryRoot,
    env: {
      ...settings.environment,
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      DENO_NO_UPDATE_CHECK: '1',
      NO_COLOR: '1',
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const said: string[] = []
  const url = await new Promise<string>((resolve, reject) => {
    const patience = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`Function ${settings.name} did not listen within ${longestStart / 1_000} s.`))
    }, longestStart)
    const hear = (line: string) => {
      const listening = /^Listening on (http:\S+?)\/?( |$)/.exec(line)?.[1]
      if (listening !== undefined) {
        clearTimeout(patience)
        resolve(listening)
      } else {
        said.push(line)
        process.stdout.write(`${settings.name}: ${line}\n`)
      }
    }
    createInterface({ input: child.stdout }).on('line', hear)
    createInterface({ input: child.stderr }).on('line', hear)
    child.once('error', reject)
    child.once('exit', () => clearTimeout(patience))
    child.once('exit', (code) =>
      reject(new Error(`Function ${settings.name} ended (${code}) before it listened: ${said.join(' ')}`)),
    )
  })
  return { url, child }
}
