import * as z from 'zod'

export const isDevelopment = process.env.NODE_ENV === 'development'

const variables = {
  NEXT_PUBLIC_SUPABASE_URL: ['address of the Supabase project', 'Supabase: Settings, API', z.url()],
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: [
    'opens the functions',
    'Supabase: Settings, API keys',
    z.string().min(1),
  ],
  CLIENT_IP_SECRET: [
    "signs the operator's address for the functions",
    "the same as the site's",
    z.string().min(16),
  ],
  DESK_URL: ['where operators open the desk', 'your DNS', z.url()],
  SITE_URL: ['public origin of the product, on cards', "the same as the site's", z.url()],
  MAP_WORKER_SECRET: [
    'drafts maps through the function map-worker',
    'openssl rand -base64 32',
    z.string().min(32),
  ],
} as const

const schema = z.object({
  NEXT_PUBLIC_SUPABASE_URL: variables.NEXT_PUBLIC_SUPABASE_URL[2].transform((url) => url.replace(/\/$/, '')),
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: variables.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY[2],
  CLIENT_IP_SECRET: variables.CLIENT_IP_SECRET[2],
  /** Origin: codes alone suffice on loopback origins only. */
  DESK_URL: variables.DESK_URL[2].transform((url) => new URL(url).origin),
  SITE_URL: variables.SITE_URL[2],
  /** Proxies in front of the desk that append to `X-Forwarded-For`. */
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).default(0),
  MAP_WORKER_SECRET: variables.MAP_WORKER_SECRET[2],
  /** Opens `/api/health`, which is closed without it. */
  HEALTH_TOKEN: z.string().min(32).optional(),
})

let parsed: z.infer<typeof schema> | undefined

/**
 * Parsed on first use, so a build needs none of them and runs anywhere. Throws a table of what is missing or
 * wrong.
 */
export function env(): z.infer<typeof schema> {
  if (parsed !== undefined) return parsed
  const result = schema.safeParse(process.env)
  if (!result.success) {
    const names = new Set(result.error.issues.map(({ path }) => String(path[0])))
    const rows = Object.entries(variables)
      .filter(([name]) => names.has(name))
      .map(([name, [purpose, source]]) => `  ${name.padEnd(38)} ${purpose.padEnd(48)} ${source}`)
    throw new Error(`The desk cannot start. Missing or wrong variables:\n${rows.join('\n')}`)
  }
  parsed = result.data
  return parsed
}
