import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { LocalStack } from '@wiring/local/local-stack'
import { repositoryRoot } from '@wiring/local/settings'

const output = '.next-test'
const folder = join(repositoryRoot, 'apps/desk')
const buildId = join(folder, output, 'BUILD_ID')

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
export function buildDesk(): void {
  if (isBuilt()) return
  const turbo = join(repositoryRoot, 'node_modules/.bin/turbo')
  execFileSync(turbo, ['run', 'build:test', '--filter=@wiring/desk', '--output-logs=errors-only'], {
    cwd: repositoryRoot,
    env: { ...process.env, NODE_ENV: 'production', NEXT_DIST_DIR: output, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // Turbo leaves files alone that are as in its cache.
  utimesSync(buildId, new Date(), new Date())
}

async function answers(url: string): Promise<boolean> {
  // A pooled connection would not survive the kill of the desk.
  return fetch(`${url}/api/live`, { headers: { connection: 'close' } }).then(
    (response) => response.ok,
    () => false,
  )
}

export async function startDesk(stack: LocalStack) {
  let child: ChildProcess
  async function start(): Promise<void> {
    const next = join(repositoryRoot, 'node_modules/next/dist/bin/next')
    const port = new URL(stack.deskUrl).port
    child = spawn(process.execPath, [next, 'start', '--hostname', '127.0.0.1', '--port', port], {
      cwd: folder,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NEXT_DIST_DIR: output,
        NEXT_PUBLIC_SUPABASE_URL: stack.url,
        NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: stack.secrets.supabasePublishableKey,
        CLIENT_IP_SECRET: stack.secrets.clientIpSecret,
        DESK_URL: stack.deskUrl,
        SITE_URL: 'http://localhost:3000',
        MAP_WORKER_SECRET: stack.secrets.mapWorkerSecret,
        HEALTH_TOKEN: stack.secrets.healthToken,
      },
      stdio: 'ignore',
    })
    for (const until = Date.now() + 60_000; !(await answers(stack.deskUrl)); ) {
      if (child.exitCode !== null || Date.now() > until) throw new Error('The desk did not start.')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    if (child.exitCode === null && child.signalCode === null && child.kill(signal)) await gone
  }
  await start()
  return { start, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}
