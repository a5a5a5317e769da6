import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder, repositoryRoot, setVariables } from '@wiring/deploy/environment'

export { dataFolder, repositoryRoot, setVariables }

const given = setVariables()

/** `WIRING_BUILD=test` keeps the builds of a running stack apart. */
const buildName = given.WIRING_BUILD

/** `WIRING_BUILT=yes`: another stack serves this build, which a start would write once more. */
export const isBuilt = given.WIRING_BUILT === 'yes'

export const buildTask = buildName === undefined ? 'build' : `build:${buildName}`
export const nextOutput = buildName === undefined ? '.next' : `.next-${buildName}`
export const studioOutput = buildName === undefined ? 'dist' : `dist-${buildName}`

/** Below the range of outgoing connections. Moved by `PORT_…`, for instance `PORT_SITE=4000`. */
const defaultPorts = {
  site: 3000,
  onboarding: 3001,
  desk: 3002,
  studio: 3333,
  supabase: 14321,
  contentLake: 14330,
  mail: 1080,
  smtp: 1025,
} as const

export type PortName = keyof typeof defaultPorts

/** `contentLake` → `PORT_CONTENT_LAKE`. */
export function portVariable(name: PortName): string {
  return `PORT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`
}

export function numberVariable(name: string, fallback: number): number {
  const value = setVariables()[name] ?? String(fallback)
  if (!(Number(value) >= 0)) throw new Error(`${name}=${value} is not a number from 0 on.`)
  return Number(value)
}

export function ports(environment?: NodeJS.ProcessEnv): Record<PortName, number> {
  const variables = setVariables(environment)
  const entries = Object.entries(defaultPorts).map(([name, port]) => {
    const variable = portVariable(name as PortName)
    const value = variables[variable]
    if (value === undefined) return [name, port]
    const number = Number(value)
    if (!Number.isInteger(number) || number < 1 || number > 65_535)
      throw new Error(`${variable}=${value} is not a port. Give a whole number from 1 to 65535.`)
    return [name, number]
  })
  return Object.fromEntries(entries)
}

/** Random per checkout, never committed. */
export interface Secrets {
  contentLakeToken: string
  webhookSecret: string
  previewSecret: string
  supabasePublishableKey: string
  supabaseSecretKey: string
  jwtSecret: string
  /** Signs the visitor's IP between the site and the functions. */
  clientIpSecret: string
  /** Between the desk's worker and the function map-worker. */
  mapWorkerSecret: string
  healthToken: string
  /** Of the mail provider's reports. */
  mailWebhookSecret: string
}

export function localSecrets(): Secrets {
  const file = join(dataFolder, 'secrets.json')
  const stored = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {}
  const random = (bytes = 32) => randomBytes(bytes).toString('base64url')
  const secrets: Secrets = {
    contentLakeToken: `sk${random()}`,
    webhookSecret: random(),
    previewSecret: random(),
    supabasePublishableKey: `sb_publishable_${random(24)}`,
    supabaseSecretKey: `sb_secret_${random(24)}`,
    jwtSecret: random(48),
    clientIpSecret: random(),
    mapWorkerSecret: random(),
    healthToken: random(),
    mailWebhookSecret: `whsec_${randomBytes(24).toString('base64')}`,
    ...stored,
  }
  if (Object.keys(stored).length === Object.keys(secrets).length) return secrets
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  renameSync(draft, file)
  return secrets
}

/** MB of the young generation: with 16 `bench:onboarding` takes 160 MB more. As in `deploy/units`. */
export const smallHeapFlags = ['--max-semi-space-size=4'] as const

/** Threads of Node share one heap of malloc and give it back: 60 MB of a site after forty publishes. */
export const smallMalloc = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '65536' } as const
