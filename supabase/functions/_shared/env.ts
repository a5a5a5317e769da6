import * as z from 'zod'

export const readVariables = <Schema extends z.ZodType>(schema: Schema): z.output<Schema> =>
  schema.parse(Deno.env.toObject())

const withoutSlash = z.url().transform((url) => url.replace(/\/$/, ''))

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

/** Hosted projects have JSON, `{"default": "sb_publishable_…"}`; older ones one anon key. */
const publishableKeys = z
  .object({
    SUPABASE_PUBLISHABLE_KEYS: z
      .string()
      .default('{}')
      .transform((text) => Object.values(z.record(z.string(), z.string()).parse(JSON.parse(text)))),
    SUPABASE_ANON_KEY: z.string().optional(),
  })
  .transform(({ SUPABASE_PUBLISHABLE_KEYS: keys, SUPABASE_ANON_KEY: old }) =>
    old === undefined ? keys : [...keys, old],
  )

const variables = z.object({
  SUPABASE_URL: withoutSlash,
  SUPABASE_SERVICE_ROLE_KEY: z.string().min(20),
  SITE_URL: z.url().transform((url) => new URL(url).origin),
  ALLOWED_ORIGINS: list.optional(),
  CLIENT_IP_SECRET: z.string().min(16),
  /** Set by the proxy in front. */
  TRUSTED_IP_HEADER: z
    .string()
    .default('')
    .transform((name) => name || 'x-forwarded-for'),
  MAP_WORKER_SECRET: z.string().min(32).optional(),
  DESK_URL: withoutSlash.optional(),
  RATE_LIMITS: z.enum(['relaxed', 'production', '']).default('production'),
})

const parsed = readVariables(variables)

export const env = {
  supabaseUrl: parsed.SUPABASE_URL,
  serviceKey: parsed.SUPABASE_SERVICE_ROLE_KEY,
  serviceHeaders: {
    apikey: parsed.SUPABASE_SERVICE_ROLE_KEY,
    authorization: `Bearer ${parsed.SUPABASE_SERVICE_ROLE_KEY}`,
  },
  publishableKeys: readVariables(publishableKeys),
  siteUrl: parsed.SITE_URL,
  allowedOrigins: parsed.ALLOWED_ORIGINS ?? [parsed.SITE_URL],
  clientIpSecret: parsed.CLIENT_IP_SECRET,
  trustedIpHeader: parsed.TRUSTED_IP_HEADER,
  mapWorkerSecret: parsed.MAP_WORKER_SECRET,
  deskUrl: parsed.DESK_URL,
  relaxedLimits: parsed.RATE_LIMITS === 'relaxed',
}
