import type { SupabaseAddress } from '@wiring/contract/call'
import { secretList } from '@wiring/contract/secret-list'
import { environment } from '@wiring/server/env'
import * as z from 'zod'

export const isDevelopment = process.env.NODE_ENV === 'development'

const schema = z.object({
  SITE_URL: z.url().describe('public origin of the product; your domain, with https'),
  NEXT_PUBLIC_SUPABASE_URL: z.url().describe('address of the Supabase project; Supabase: Settings, API'),
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: z
    .string()
    .min(1)
    .describe('anonymous public key; Supabase: Settings, API keys'),
  CLIENT_IP_SECRET: secretList(16).describe(
    'proves that the site names the visitor’s IP; openssl rand -base64 32',
  ),
  TRUSTED_PROXY_HOPS: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe('proxies between this app and whoever may call it, besides the site; leave it out, or 0'),
  NEXT_DIST_DIR: z.string().min(1).default('.next').describe('set by tests: the folder of the build'),
  HEALTH_TOKEN: secretList(32)
    .optional()
    .describe('opens the details of /ready, which says 503 without it; openssl rand -base64 32'),
})

export const env = environment('The onboarding app', schema)

export function supabaseAddress(): SupabaseAddress {
  const { NEXT_PUBLIC_SUPABASE_URL: url, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: key } = env()
  return { url, key }
}
