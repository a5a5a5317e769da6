import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { repositoryRoot } from '../settings.ts'

/** A tool of node_modules/.bin or any program. Resolves with its exit code and output. */
export function runTool(
  command: string,
  parameters: string[],
  options: { loud?: boolean; environment?: Record<string, string>; folder?: string } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: options.folder ?? repositoryRoot,
      env: { ...process.env, ...options.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const onOutput = (chunk: Buffer) => {
      output += chunk
      if (options.loud) process.stdout.write(chunk)
    }
    child.stdout.on('data', onOutput)
    child.stderr.on('data', onOutput)
    child.once('error', reject)
    child.once('exit', (code) => resolve({ code: code ?? 1, output }))
  })
}

export function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

/** Ends the process with a sentence when one is missing; each is Debian's package of the same name. */
export function requirePrograms(...names: string[]): void {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  const missing = names.filter((name) => !folders.some((folder) => existsSync(join(folder, name))))
  if (missing.length > 0)
    fail(`This needs ${missing.join(' and ')}. On Debian: apt-get install ${missing.join(' ')}`)
}

/** As root with apt-get; else does nothing. */
export async function installFromDebian(packages: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  await runTool('apt-get', ['update', '-qq'])
  await runTool('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    environment: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}
