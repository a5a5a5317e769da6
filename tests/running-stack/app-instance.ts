import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { LocalStack } from '@wiring/local/local-stack'
import { repositoryRoot, smallHeapFlags, smallMalloc } from '@wiring/local/settings'
import { freePort } from '@wiring/local/testing/free-port'
import { addresses, testSecrets } from './addresses.ts'
import { isReachable } from './listen.ts'

export interface AppInstance {
  url: string
  /** `SIGKILL` unless another is given. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

interface Options {
  stack: Pick<LocalStack, 'siteUrl' | 'url' | 'secrets'>
  wizard?: AppInstance
  port?: number
  /** A copy of the app, with its build. */
  folder?: string
  environment?: Record<string, string>
}

const healthPath = { site: '/alive', onboarding: '/wiring/alive', desk: '/alive' }

export async function startApp(name: 'site' | 'onboarding' | 'desk', options: Options): Promise<AppInstance> {
  const port = options.port ?? (await freePort())
  const child = spawn(
    process.execPath,
    [
      ...smallHeapFlags,
      '--import=@wiring/server/listen-when-ready',
      join(repositoryRoot, 'node_modules/next/dist/bin/next'),
      'start',
      ...['--hostname', '127.0.0.1', '--port', String(port)],
      // As the units of production: the proxy in front is who closes connections.
      ...['--keepAliveTimeout', '3600000'],
    ],
    {
      cwd: options.folder ?? join(repositoryRoot, 'apps', name),
      env: {
        ...process.env,
        ...smallMalloc,
        ...environmentOf(options.stack),
        NEXT_DIST_DIR: '.next-test',
        ...(options.wizard && { ONBOARDING_URL: options.wizard.url.replace('localhost', '127.0.0.1') }),
        ...options.environment,
      },
      stdio: 'ignore',
    },
  )
  const url = `http://localhost:${port}`
  const deadline = Date.now() + 180_000
  while (!(await isReachable(`http://127.0.0.1:${port}${healthPath[name]}`))) {
    if (Date.now() > deadline || child.exitCode !== null) throw new Error(`The ${name} did not start.`)
    await wait(100)
  }
  return { url, stop: (signal) => end(child, signal) }
}

function environmentOf({ siteUrl, url, secrets }: Options['stack']): Record<string, string> {
  return {
    NODE_ENV: 'production',
    SITE_URL: siteUrl,
    DESK_URL: addresses.desk,
    MAP_WORKER_SECRET: testSecrets().mapWorkerSecret,
    ONBOARDING_URL: addresses.onboarding,
    NEXT_PUBLIC_SUPABASE_URL: url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: secrets.supabasePublishableKey,
    CLIENT_IP_SECRET: secrets.clientIpSecret,
    NEXT_PUBLIC_SANITY_PROJECT_ID: 'local',
    NEXT_PUBLIC_SANITY_DATASET: 'production',
    NEXT_PUBLIC_SANITY_STUDIO_URL: addresses.studio,
    SANITY_API_HOST: addresses.contentLake,
    SANITY_READ_TOKEN: testSecrets().contentLakeToken,
    SANITY_WRITE_TOKEN: testSecrets().contentLakeToken,
    SANITY_WEBHOOK_SECRET: testSecrets().webhookSecret,
    PREVIEW_SECRET: testSecrets().previewSecret,
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}
