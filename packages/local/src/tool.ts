import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { execa } from 'execa'
import { repositoryRoot } from './settings.ts'

export async function runTool(
  command: string,
  parameters: string[],
  { loud = false, environment = {}, folder = repositoryRoot } = {},
): Promise<{ code: number; output: string }> {
  const stream = loud ? (['pipe', process.stdout] as const) : 'pipe'
  const {
    exitCode = 1,
    all,
    message,
  } = await execa(command, parameters, {
    cwd: folder,
    env: environment,
    stdin: 'ignore',
    stdout: stream,
    stderr: stream,
    all: true,
    reject: false,
    stripFinalNewline: false,
  })
  return { code: exitCode, output: all || (message ?? '') }
}

export function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

export function orFail<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

/** Each is Debian's package of the same name. */
export function requirePrograms(...names: string[]): void {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  const missing = names.filter((name) => !folders.some((folder) => existsSync(join(folder, name))))
  if (missing.length > 0)
    fail(`This needs ${missing.join(' and ')}. On Debian: apt-get install ${missing.join(' ')}`)
}

export async function installFromDebian(packages: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  await runTool('apt-get', ['update', '-qq'])
  await runTool('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    environment: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}
