import * as z from 'zod'
import type { SupabaseAddress } from './session/supabase-address.ts'

/** [purpose, source, rule] of each variable. */
const variables = {
  SITE_URL: ['public origin of the product', 'your domain, with https', z.url()],
  NEXT_PUBLIC_SUPABASE_URL: ['address of the Supabase project', 'Supabase: Settings, API', z.url()],
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: [
    'anonymous public key',
    'Supabase: Settings, API keys',
    z.string().min(1),
  ],
  CLIENT_IP_SECRET: [
    'proves that the site names the visitor’s IP',
    'openssl rand -base64 32',
    z.string().min(16),
  ],
  TRUSTED_PROXY_HOPS: [
    'proxies between this app and whoever may call it, besides the site',
    'leave it out, or 0',
    z.coerce.number().int().min(0).max(10).default(0),
  ],
} as const

const schema = z.object({
  SITE_URL: variables.SITE_URL[2],
  NEXT_PUBLIC_SUPABASE_URL: variables.NEXT_PUBLIC_SUPABASE_URL[2],
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: variables.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY[2],
  CLIENT_IP_SECRET: variables.CLIENT_IP_SECRET[2],
  TRUSTED_PROXY_HOPS: variables.TRUSTED_PROXY_HOPS[2],
})

let parsed: z.infer<typeof schema> | undefined

/** `next dev` needs eval and inline styles. */
export const isDevelopment = process.env.NODE_ENV === 'development'

/** Parsed on first use, so that a build needs none. Throws a table of missing or wrong ones. */
export function env(): z.infer<typeof schema> {
  if (parsed !== undefined) return parsed
  const result = schema.safeParse(process.env)
  if (!result.success) {
    const names = new Set(result.error.issues.map(({ path }) => String(path[0])))
    const rows = Object.entries(variables)
      .filter(([name]) => names.has(name))
      .map(([name, [purpose, source]]) => `  ${name.padEnd(38)} ${purpose.padEnd(48)} ${source}`)
    throw new Error(`The onboarding app cannot start. Missing or wrong variables:\n${rows.join('\n')}`)
  }
  parsed = result.data
  return parsed
}

export function supabaseAddress(): SupabaseAddress {
  const { NEXT_PUBLIC_SUPABASE_URL: url, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: key } = env()
  return { url, key }
}
