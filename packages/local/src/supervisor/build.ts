import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryRoot } from '../settings.ts'
import { buildTask, nextOutput } from './build-folders.ts'
import { guardOptions } from './part.ts'

const wrapped = new URL('wrapped-command.ts', import.meta.url).pathname

/** Turbo restores unchanged builds. Next's fetch cache goes first, or a build would show old content. */
export async function buildApps(environment: Record<string, string>): Promise<void> {
  await rm(join(repositoryRoot, 'apps/site', nextOutput(), 'cache/fetch-cache'), {
    recursive: true,
    force: true,
  })
  const turbo = join(repositoryRoot, 'node_modules/.bin/turbo')
  const command = [
    wrapped,
    turbo,
    'run',
    buildTask(),
    '--output-logs=errors-only',
    '--no-update-notifier',
    '--concurrency=2',
  ]
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...command], {
      cwd: repositoryRoot,
      env: {
        ...process.env,
        ...environment,
        TURBO_TELEMETRY_DISABLED: '1',
        NEXT_TELEMETRY_DISABLED: '1',
        NODE_OPTIONS: guardOptions,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const onOutput = (chunk: Buffer) => {
      output = (output + chunk).slice(-20_000)
    }
    child.stdout.on('data', onOutput)
    child.stderr.on('data', onOutput)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build failed:\n${output.trim()}`)),
    )
  })
}
