import { secretList } from '@wiring/contract/secret-list'
import { environment } from '@wiring/server/env'
import * as z from 'zod'

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''))
const text = z.string().min(1)
const secret = secretList(16)
const hops = z.coerce.number().int().min(0).max(10).default(0)

const schema = z.object({
  SITE_URL: address.describe('the one public origin; your domain'),
  ONBOARDING_URL: address.describe('answers /wiring/*; the address of the onboarding app'),
  NEXT_PUBLIC_SANITY_PROJECT_ID: text.describe('content project; sanity.io/manage'),
  NEXT_PUBLIC_SANITY_DATASET: text
    .default('production')
    .describe('content dataset; sanity.io/manage, Datasets'),
  BUILD_WITHOUT_LAKE: z
    .literal('yes')
    .optional()
    .describe('yes: a build takes the bundled content, and asks no lake'),
  SANITY_API_HOST: address.optional().describe('local content lake; leave it out for the hosted one'),
  SANITY_READ_TOKEN: text.describe('reads drafts for previews; sanity.io/manage, API, Tokens (Viewer)'),
  SANITY_WRITE_TOKEN: text.describe(
    'publishes what editors scheduled; sanity.io/manage, API, Tokens (Editor)',
  ),
  PREVIEW_SECRET: secret.describe('signs draft sessions and shared previews; openssl rand -base64 32'),
  SANITY_WEBHOOK_SECRET: secret.describe('proves a publish; sanity.io/manage, API, Webhooks'),
  PUBLISH_RELAY_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('a Postgres over which several instances tell each other of publishes; one needs none'),
  NEXT_PUBLIC_SANITY_STUDIO_URL: address.describe(
    'may frame pages for previews; where the Studio is deployed',
  ),
  NEXT_PUBLIC_SUPABASE_URL: address.describe('answers the signups; supabase.com, Settings, API'),
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: text.describe('anonymous key; supabase.com, Settings, API'),
  PORT: z
    .string()
    .regex(/^\d+$/)
    .optional()
    .catch(undefined)
    .describe('set by next start: where this instance listens'),
  NEXT_DIST_DIR: text.default('.next').describe('set by tests: the folder of the build'),
  VERCEL_ENV: z
    .enum(['production', 'preview', 'development'])
    .optional()
    .describe('set by the host; search engines are kept out of previews'),
  HEALTH_TOKEN: secretList(32)
    .optional()
    .describe('opens the details of /ready, which says 503 without it; openssl rand -base64 32'),
  TRUSTED_PROXY_HOPS: hops.describe('proxies in front that append to X-Forwarded-For; 0 without any'),
  CLIENT_IP_SECRET: secret.describe('signs a visitor’s IP; random, the same as the functions have'),
})

export const building = process.env.NEXT_PHASE === 'phase-production-build'

/** Nothing that a build prerenders is served, so that one build runs everywhere (decision 15). */
export const inABuild = {
  SITE_URL: 'http://site.invalid',
  ONBOARDING_URL: 'http://onboarding.invalid',
  NEXT_PUBLIC_SANITY_PROJECT_ID: 'none',
  NEXT_PUBLIC_SANITY_STUDIO_URL: 'http://studio.invalid',
  NEXT_PUBLIC_SUPABASE_URL: 'http://supabase.invalid',
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'none',
  SANITY_READ_TOKEN: 'none',
  SANITY_WRITE_TOKEN: 'none',
  SANITY_WEBHOOK_SECRET: 'no secret is read in a build',
  PREVIEW_SECRET: 'no secret is read in a build',
  CLIENT_IP_SECRET: 'no secret is read in a build',
}

export const env = environment('The site', schema, building ? inABuild : {})()

// `next dev` needs what the strict policy forbids.
export const production = process.env.NODE_ENV === 'production'

export const supabaseAddress = {
  url: env.NEXT_PUBLIC_SUPABASE_URL,
  key: env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
}
