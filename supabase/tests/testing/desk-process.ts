import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { LocalStack } from '@wiring/local/local-stack'
import { repositoryRoot } from '@wiring/local/settings'
import { deskBuild } from '@wiring/local/testing/desk-build'

const folder = join(repositoryRoot, 'apps/desk')

async function answers(url: string): Promise<boolean> {
  // A pooled connection would not survive the kill of the desk.
  return fetch(`${url}/alive`, { headers: { connection: 'close' } }).then(
    (response) => response.ok,
    () => false,
  )
}

export async function startDesk(stack: LocalStack) {
  let child: ChildProcess
  async function start(): Promise<void> {
    const next = join(repositoryRoot, 'node_modules/next/dist/bin/next')
    const port = new URL(stack.deskUrl).port
    const where = ['--hostname', '127.0.0.1', '--port', port]
    child = spawn(process.execPath, ['--import=@wiring/server/listen-when-ready', next, 'start', ...where], {
      cwd: folder,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NEXT_DIST_DIR: deskBuild,
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
    for (const until = Date.now() + 180_000; !(await answers(stack.deskUrl)); ) {
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
