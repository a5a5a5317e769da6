import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path. */
export const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '')

/** All local data; tests move it by `WIRING_DATA`. */
export const dataFolder = process.env.WIRING_DATA ?? join(repositoryRoot, '.local')

/** Moved by `PORT_…`, for instance `PORT_SITE=4000`. */
const defaultPorts = {
  site: 3000,
  onboarding: 3001,
  desk: 3002,
  studio: 3333,
  supabase: 54321,
  contentLake: 54330,
  mail: 1080,
  smtp: 1025,
} as const

export type PortName = keyof typeof defaultPorts

/** `contentLake` → `PORT_CONTENT_LAKE`. */
export function portVariable(name: PortName): string {
  return `PORT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`
}

/** Throws a sentence for a value that is no number. */
export function numberVariable(name: string, fallback: number): number {
  const given = process.env[name] || String(fallback)
  if (!(Number(given) >= 0)) throw new Error(`${name}=${given} is not a number from 0 on.`)
  return Number(given)
}

/** With `PORT_…` applied. Throws a sentence for a value that is no port. */
export function ports(environment: NodeJS.ProcessEnv = process.env): Record<PortName, number> {
  const entries = Object.entries(defaultPorts).map(([name, port]) => {
    const variable = portVariable(name as PortName)
    const given = environment[variable]
    if (given === undefined) return [name, port]
    const number = Number(given)
    if (!Number.isInteger(number) || number < 1 || number > 65_535)
      throw new Error(`${variable}=${given} is not a port. Give a whole number from 1 to 65535.`)
    return [name, number]
  })
  return Object.fromEntries(entries)
}

/** Random per checkout, never committed. */
export interface Secrets {
  /** Reads drafts and writes. */
  contentLakeToken: string
  /** Signs webhooks of the content lake. */
  webhookSecret: string
  /** For browsers. */
  supabasePublishableKey: string
  /** For the functions and the worker only. */
  supabaseSecretKey: string
  jwtSecret: string
  /** Signs the visitor's IP between the site and the functions. */
  clientIpSecret: string
  /** Between the desk's drafting worker and the function map-worker, both ways. */
  mapWorkerSecret: string
  /** Opens the desk's `/api/health`. */
  healthToken: string
}

/** From the data folder (mode 0600); missing ones are added. */
export function localSecrets(): Secrets {
  const file = join(dataFolder, 'secrets.json')
  const stored = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {}
  const random = (bytes = 32) => randomBytes(bytes).toString('base64url')
  const secrets: Secrets = {
    contentLakeToken: `sk${random()}`,
    webhookSecret: random(),
    supabasePublishableKey: `sb_publishable_${random(24)}`,
    supabaseSecretKey: `sb_secret_${random(24)}`,
    jwtSecret: random(48),
    clientIpSecret: random(),
    mapWorkerSecret: random(),
    healthToken: random(),
    ...stored,
  }
  if (Object.keys(stored).length === Object.keys(secrets).length) return secrets
  mkdirSync(dataFolder, { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  renameSync(draft, file)
  return secrets
}

/**
 * 4 MB of young generation a half instead of 16: servers of photographs kept up to 100 MB of garbage (`npm
 * run bench:onboarding`: 2,090 MB without, 1,926 with it, same time). Not for compilers.
 */
export const smallHeapFlags = ['--max-semi-space-size=4'] as const
