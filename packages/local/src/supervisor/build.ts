import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildTask, nextOutput, repositoryRoot } from '../settings.ts'
import { runTool } from '../tool.ts'
import { exitWithParentOptions } from './part.ts'

const wrapped = new URL('wrapped-command.ts', import.meta.url).pathname

/** Without its fetch cache a build of Next shows current content. */
export async function buildApps(environment: Record<string, string>): Promise<void> {
  await rm(join(repositoryRoot, 'apps/site', nextOutput, 'cache/fetch-cache'), {
    recursive: true,
    force: true,
  })
  const turbo = join(repositoryRoot, 'node_modules/.bin/turbo')
  const quiet = ['--output-logs=errors-only', '--no-update-notifier']
  const { code, output } = await runTool(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', wrapped, turbo, 'run', buildTask, ...quiet, '--concurrency=2'],
    {
      environment: {
        ...environment,
        TURBO_TELEMETRY_DISABLED: '1',
        NEXT_TELEMETRY_DISABLED: '1',
        NODE_OPTIONS: exitWithParentOptions,
      },
    },
  )
  if (code !== 0) throw new Error(`The build failed:\n${output.slice(-20_000).trim()}`)
}
