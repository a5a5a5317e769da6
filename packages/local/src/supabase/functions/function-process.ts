import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { repositoryRoot, smallHeapFlags } from '../../settings.ts'
import type { QueueLimits } from '../load/bounded-queue.ts'

export interface FunctionSettings {
  name: string
  /** Addresses (`host:port`) that it may connect to. */
  hosts: readonly string[]
  queue?: QueueLimits
  environment: Readonly<Record<string, string>>
}

const startTimeoutMs = 30_000

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
    `--v8-flags=${smallHeapFlags.join()}`,
    `--config=${here('supabase/functions/deno.json')}`,
    `--preload=${guard}`,
    `--preload=${here('supabase/functions/_local/die-with-parent.ts')}`,
    `--allow-net=127.0.0.1:0,${hosts.join(',')}`,
    '--allow-env',
    ...(name === 'mail-worker' ? ['--allow-sys=hostname'] : []),
    here(`supabase/functions/${name}/index.ts`),
  ]
}

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
  const output: string[] = []
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`Function ${settings.name} did not listen within ${startTimeoutMs / 1_000} s.`))
    }, startTimeoutMs)
    const onLine = (line: string) => {
      const listening = /^Listening on (http:\S+?)\/?( |$)/.exec(line)?.[1]
      if (listening !== undefined) {
        clearTimeout(timer)
        resolve(listening)
      } else {
        output.push(line)
        process.stdout.write(`${settings.name}: ${line}\n`)
      }
    }
    createInterface({ input: child.stdout }).on('line', onLine)
    createInterface({ input: child.stderr }).on('line', onLine)
    child.once('error', reject)
    child.once('exit', () => clearTimeout(timer))
    child.once('exit', (code) =>
      reject(new Error(`Function ${settings.name} ended (${code}) before it listened: ${output.join(' ')}`)),
    )
  })
  return { url, child }
}
