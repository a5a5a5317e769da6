import { randomBytes } from 'node:crypto'
import { parseEnv } from 'node:util'
import { Refusal } from './refusal.ts'

/** From the vendors; nobody can make them here. */
const fromVendors = [
  'NEXT_PUBLIC_SUPABASE_URL',
  'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY',
  'NEXT_PUBLIC_SANITY_PROJECT_ID',
  'SANITY_READ_TOKEN',
  'SANITY_WRITE_TOKEN',
]

/** Drawn once, unless the file of keys or this server has them. */
const drawn = [
  'PREVIEW_SECRET',
  'CLIENT_IP_SECRET',
  'MAP_WORKER_SECRET',
  'HEALTH_TOKEN',
  'SANITY_WEBHOOK_SECRET',
]

/** What the functions share with this server (`.env.example`). */
export const ofFunctions: readonly string[] = [
  ...['SITE_URL', 'DESK_URL', 'CLIENT_IP_SECRET', 'MAP_WORKER_SECRET', 'HEALTH_TOKEN', 'HASH_SECRET'],
  ...['MAIL_TRANSPORT', 'SMTP_URL', 'RESEND_API_KEY', 'MAIL_FROM', 'MAIL_WEBHOOK_SECRET'],
  ...['TRUSTED_IP_HEADER', 'ALLOWED_ORIGINS', 'RATE_LIMITS', 'MAIL_LEASE_SECONDS', 'MAP_LEASE_SECONDS'],
]

/** A value without quotation marks ends at its first #. */
const cut = /^\s*(?:export\s+)?(\w+)\s*=[ \t]*(?!["'`])[^\n#]*[^\s#=]#/m

/** Those that are not empty. */
export function readVariables(text: string): Record<string, string> {
  const broken = cut.exec(text)?.[1]
  if (broken !== undefined)
    throw new Refusal(
      `The value of ${broken} holds a #, and what stands behind it would be lost.`,
      'Put the value into quotation marks; in an address write %23 for the #.',
    )
  // Some editors begin a file with this character.
  return Object.fromEntries(
    Object.entries(parseEnv(text.replace(/^\uFEFF/, ''))).flatMap(([name, value]) =>
      value?.trim() ? [[name, value.trim()]] : [],
    ),
  )
}

/** `a.example`: the names beside it are of this product, too. */
export const hostsOf = (domain: string) => [domain, `desk.${domain}`, `studio.${domain}`] as const

export function checkedDomain(given: string): string {
  const domain = given.trim().toLowerCase()
  if (/^(?=.{4,200}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(domain))
    return domain
  throw new Refusal(
    `“${given}” is not a domain.`,
    'Name it without https:// and path, for instance example.com.',
  )
}

/**
 * All variables of the server. `keys`: what the operator brought, which wins over `before`, what this server
 * has; so a second run changes a key and keeps the secrets.
 */
export function settingsOf(
  domain: string,
  keys: Record<string, string>,
  before: Record<string, string>,
): Record<string, string> {
  const given = { ...before, ...keys }
  const missing = fromVendors.filter((name) => given[name] === undefined)
  if (missing.length > 0)
    throw new Refusal(
      `The file of keys lacks ${missing.join(', ')}.`,
      'deploy/README.md, A server, says where each one stands.',
    )
  const secrets = drawn.map((name) => [name, given[name] ?? randomBytes(32).toString('base64url')])
  const [site, desk, studio] = hostsOf(domain).map((host) => `https://${host}`)
  return {
    NEXT_PUBLIC_SANITY_DATASET: 'production',
    WIRING_DATA: '/var/lib/tracework',
    ...given,
    ...Object.fromEntries(secrets),
    SITE_URL: site as string,
    DESK_URL: desk as string,
    NEXT_PUBLIC_SANITY_STUDIO_URL: studio as string,
    // nginx passes it on to the two of them.
    ONBOARDING_URL: 'http://127.0.0.1:8081',
    TRUSTED_PROXY_HOPS: '1',
    ...sanityNames(given, site as string),
  }
}

/** The same, as the Studio and the backups call it. */
function sanityNames(given: Record<string, string>, site: string): Record<string, string> {
  const dataset = given.NEXT_PUBLIC_SANITY_DATASET ?? 'production'
  const projectId = given.NEXT_PUBLIC_SANITY_PROJECT_ID ?? ''
  return {
    SANITY_STUDIO_PROJECT_ID: projectId,
    SANITY_STUDIO_DATASET: dataset,
    SANITY_STUDIO_SITE_URL: site,
    SANITY_PROJECT_ID: projectId,
    SANITY_DATASET: dataset,
    SANITY_TOKEN: given.SANITY_TOKEN ?? given.SANITY_WRITE_TOKEN ?? '',
  }
}

export const functionsSettings = (settings: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => ofFunctions.includes(name)))

/** As systemd, Node and the Supabase CLI read it: one line each, nothing to unquote. */
export function settingsFile(settings: Record<string, string>): string {
  const [broken] = Object.entries(settings).find(([, value]) => /[\n"'\\]/.test(value)) ?? []
  if (broken)
    throw new Refusal(
      `${broken} holds a quotation mark, a backslash or a new line.`,
      'Ask its vendor for another one.',
    )
  const quoted = (value: string) => (/[\s#]/.test(value) ? `"${value}"` : value)
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${quoted(value)}\n`)
    .toSorted()
    .join('')
}
