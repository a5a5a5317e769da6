import type { PortName } from '../settings.ts'
import { setVariables, smallHeapFlags, smallMalloc } from '../settings.ts'
import type { PartPlan } from './part.ts'

interface StackConfig {
  port: Record<PortName, number>
  environment: Record<string, string>
  dev: boolean
}

/**
 * Milliseconds. The proxy of the site never closes connections; closed after Next's 5 s, some requests would
 * fail.
 */
const idleConnection = 3_600_000

/** The desk draws in threads: 263 MB after twenty previews, 183 with these and the small malloc. */
export const deskHeapFlags = ['--max-semi-space-size=2', '--optimize-for-size']

const guarded = `--import=${new URL('../allowed-addresses/guard-preload.ts', import.meta.url).href}`

/** As in the `start` scripts. */
const listenWhenReady = '--import=@wiring/server/listen-when-ready'

const next = 'node_modules/next/dist/bin/next'
const fromApp = `../../${next}`

export function backendPlans({ environment, dev }: StackConfig): PartPlan[] {
  const backends: PartPlan[] = [
    {
      name: 'mail',
      command: ['packages/local/src/mail/main.ts'],
      nodeOptions: smallHeapFlags,
      environment,
      readyLine: 'ready',
    },
  ]
  if (environment.SANITY_API_HOST !== undefined)
    backends.push({
      name: 'content-lake',
      command: ['packages/local/src/content-lake/main.ts'],
      nodeOptions: smallHeapFlags,
      environment,
      readyLine: 'ready',
      loud: dev,
    })
  if (setVariables().NEXT_PUBLIC_SUPABASE_URL === undefined)
    backends.push({
      name: 'supabase',
      command: ['packages/local/src/supabase/main.ts'],
      nodeOptions: smallHeapFlags,
      environment: dev ? { ...environment, RELOAD_SOURCES: 'true' } : environment,
      readyLine: 'ready',
      loud: dev,
    })
  return backends
}

export function appPlans({ port, environment, dev }: StackConfig): PartPlan[] {
  const mode = dev ? 'dev' : 'start'
  const desk = { nodeOptions: [...deskHeapFlags, guarded, listenWhenReady] }
  const app = (name: 'site' | 'onboarding' | 'desk', ready: string): PartPlan => ({
    name,
    folder: `apps/${name}`,
    command: [
      fromApp,
      mode,
      ...['--hostname', '127.0.0.1', '--port', String(port[name])],
      ...(dev ? [] : ['--keepAliveTimeout', String(idleConnection)]),
    ],
    nodeOptions: dev ? [] : [...smallHeapFlags, guarded, listenWhenReady],
    environment: dev ? environment : { ...environment, ...smallMalloc },
    readyAddress: `http://127.0.0.1:${port[name]}/${ready}`,
    loud: dev,
    ...(name === 'desk' && !dev && desk),
  })
  const studio: PartPlan = dev
    ? {
        name: 'studio',
        folder: 'studio',
        command: [
          '../node_modules/sanity/bin/sanity',
          'dev',
          '--host',
          'localhost',
          '--port',
          String(port.studio),
        ],
        environment,
        readyAddress: `http://localhost:${port.studio}/`,
        loud: true,
      }
    : {
        name: 'studio',
        command: ['studio/server/main.ts'],
        nodeOptions: [...smallHeapFlags, guarded],
        environment: { ...environment, PORT: String(port.studio) },
        readyLine: 'ready',
      }
  const apps = [app('onboarding', 'wiring/alive'), app('site', 'alive'), app('desk', 'alive')]
  return [...apps, studio]
}
