import { secretList } from '@wiring/contract/secret-list'
import { environment } from '@wiring/server/env'
import * as z from 'zod'

export const isDevelopment = process.env.NODE_ENV === 'development'

const schema = z.object({
  NEXT_PUBLIC_SUPABASE_URL: z
    .url()
    .transform((url) => url.replace(/\/$/, ''))
    .describe('address of the Supabase project; Supabase: Settings, API'),
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: z
    .string()
    .min(1)
    .describe('opens the functions; Supabase: Settings, API keys'),
  CLIENT_IP_SECRET: secretList(16).describe(
    "signs the operator's address for the functions; the same as the site's",
  ),
  /** On a loopback host a code signs in without a passkey. */
  DESK_URL: z
    .url()
    .transform((url) => new URL(url).origin)
    .describe('where operators open the desk; your DNS'),
  SITE_URL: z.url().describe("public origin of the product, on cards; the same as the site's"),
  TRUSTED_PROXY_HOPS: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe('proxies in front that append to X-Forwarded-For; 0 without any'),
  MAP_WORKER_SECRET: secretList(32).describe(
    'drafts maps through the function map-worker; openssl rand -base64 32',
  ),
  NEXT_DIST_DIR: z.string().min(1).default('.next').describe('set by tests: the folder of the build'),
  HEALTH_TOKEN: secretList(32)
    .optional()
    .describe(
      'opens /api/health and the details of /ready, which are closed without it; openssl rand -base64 32',
    ),
})

export const env = environment('The desk', schema)
