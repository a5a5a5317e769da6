import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sendControlCommand } from '@wiring/local/control'
import { repositoryRoot } from '@wiring/local/settings'
import { freePort } from '@wiring/local/testing/free-port'
import { startPlainPostgres } from '@wiring/local/testing/plain-postgres'
import { startFrontDoor } from '../../release/front-door.ts'
import { addresses, testSecrets } from '../../running-stack/addresses.ts'
import { type AppInstance, startApp } from '../../running-stack/app-instance.ts'
import { ports, testFolder } from '../../running-stack/test-stack.ts'

interface Instance {
  name: string
  url: string
  /** As a roll-out does, with other variables if given; returns the seconds until it had ended. */
  restart: (others?: Record<string, string>) => Promise<number>
  kill: () => Promise<void>
  start: () => Promise<void>
}

export interface Production {
  /** Of the proxy, with TLS. */
  address: string
  /** In the order in which a roll-out restarts them. */
  instances: Instance[]
  /** Each kind of its log once. */
  doorSaid: () => string[]
  stop: () => Promise<void>
}

const paths = { site: '/ready', onboarding: '/wiring/ready' }

async function startInstance(
  name: 'site' | 'onboarding',
  port: number,
  environment: Record<string, string>,
): Promise<Instance> {
  const stack = { siteUrl: addresses.site, url: addresses.supabase, secrets: testSecrets() }
  let running: AppInstance
  const start = async (others: Record<string, string> = {}) => {
    running = await startApp(name, { stack, port, environment: { ...environment, ...others } })
    for (const until = Date.now() + 60_000; ; await wait(250)) {
      const { status } = await fetch(`http://127.0.0.1:${port}${paths[name]}`)
      if (status === 200) return
      if (Date.now() > until) throw new Error(`${name}@${port} is not ready after a minute: ${status}`)
    }
  }
  await start()
  return {
    name: `${name}@${port}`,
    url: `http://127.0.0.1:${port}`,
    start: () => start(),
    kill: () => running.stop(),
    async restart(others) {
      const toldAt = performance.now()
      await running.stop('SIGTERM')
      const seconds = (performance.now() - toldAt) / 1_000
      await start(others)
      return seconds
    },
  }
}

/** Without times, numbers of connections and addresses, which differ in each line. */
function kindsOf(log: string): string[] {
  const counts = new Map<string, number>()
  for (const line of log.split('\n').filter(Boolean)) {
    const kind = line.replace(/^\S+ \S+ (\[\w+\]) [\d#]+: (\*\d+ )?/, '$1 ').replace(/, client: .*/, '')
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts].map(([kind, times]) => `${times} × ${kind}`)
}

/** Two instances of site and onboarding behind `deploy/nginx.conf`, in place of the stack's own. */
export async function startProduction(): Promise<Production> {
  const [site2 = 0, onboarding2 = 0, inner = 0, door = 0, plain = 0] = await Promise.all(
    Array.from({ length: 5 }, freePort),
  )
  const relay = await startPlainPostgres()
  const root = mkdtempSync(join(testFolder, 'load-'))
  const files = join(root, 'static/site')
  for (const [app, address] of [
    ['site', '_next/static'],
    ['onboarding', 'wiring-static/_next/static'],
  ] as const)
    cpSync(join(repositoryRoot, 'apps', app, '.next-test/static'), join(files, address), { recursive: true })
  for (const part of ['site', 'onboarding']) await sendControlCommand(`stop ${part}`, testFolder)
  const environment = {
    PUBLISH_RELAY_URL: relay.url,
    ONBOARDING_URL: `http://127.0.0.1:${inner}`,
    TRUSTED_PROXY_HOPS: '1',
    HEALTH_TOKEN: testSecrets().healthToken,
  }
  const doorLog = join(root, 'door.log')
  const stopDoor = startFrontDoor({
    root,
    log: doorLog,
    ports: {
      ...{ 3000: ports.site, 3010: site2, 3001: ports.onboarding, 3011: onboarding2 },
      ...{ 3002: ports.desk, 3333: ports.studio, 8081: inner, 443: door, 80: plain },
    },
  })
  const instances = [
    await startInstance('onboarding', ports.onboarding, environment),
    await startInstance('onboarding', onboarding2, environment),
    await startInstance('site', ports.site, environment),
    await startInstance('site', site2, environment),
  ]
  return {
    address: `https://localhost:${door}`,
    instances,
    doorSaid: () => kindsOf(readFileSync(doorLog, 'utf8')),
    async stop() {
      await stopDoor()
      for (const { kill } of instances) await kill()
      await relay.stop()
      rmSync(root, { recursive: true, force: true })
      for (const part of ['onboarding', 'site']) await sendControlCommand(`start ${part}`, testFolder)
    },
  }
}
