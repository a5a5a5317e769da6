import { execFile } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { repositoryRoot } from '../../settings.ts'

export const deskBuild = '.next-test'
const buildId = join(repositoryRoot, 'apps/desk', deskBuild, 'BUILD_ID')

/** The workspaces that the desk is built from. */
function workspaceFolders(workspace: string, known = new Set<string>()): Set<string> {
  if (known.has(workspace)) return known
  known.add(workspace)
  const { dependencies = {} } = JSON.parse(
    readFileSync(join(repositoryRoot, workspace, 'package.json'), 'utf8'),
  ) as { dependencies?: Record<string, string> }
  for (const name of Object.keys(dependencies))
    if (name.startsWith('@wiring/')) workspaceFolders(name.replace('@wiring', 'packages'), known)
  return known
}

function isBuilt(): boolean {
  if (!existsSync(buildId)) return false
  const { mtimeMs } = statSync(buildId)
  const sources = [...workspaceFolders('apps/desk')].flatMap((workspace) => [
    `${workspace}/{package.json,next.config.ts}`,
    `${workspace}/src/**/*.*`,
  ])
  const files = globSync(['package-lock.json', ...sources], { cwd: repositoryRoot })
  return files.every((file) => statSync(join(repositoryRoot, file)).mtimeMs <= mtimeMs)
}

/** The build of the browser tests does as well: it reads addresses and secrets when it starts. */
export async function buildDesk(): Promise<void> {
  if (isBuilt()) return
  const turbo = join(repositoryRoot, 'node_modules/.bin/turbo')
  await promisify(execFile)(
    turbo,
    ['run', 'build:test', '--filter=@wiring/desk', '--output-logs=errors-only'],
    {
      cwd: repositoryRoot,
      env: { ...process.env, NODE_ENV: 'production', NEXT_DIST_DIR: deskBuild, NEXT_TELEMETRY_DISABLED: '1' },
    },
  )
  // Turbo leaves files alone that are as in its cache.
  utimesSync(buildId, new Date(), new Date())
}
