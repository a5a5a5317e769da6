import { environment } from '@wiring/server/env'
import * as z from 'zod'
import type { StudioEnvironment } from './studio-page.ts'

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''))

const schema = z.object({
  SANITY_STUDIO_PROJECT_ID: z.string().min(1).describe('content project; sanity.io/manage'),
  SANITY_STUDIO_DATASET: z.string().min(1).default('production').describe('content dataset'),
  SANITY_STUDIO_API_HOST: address.optional().describe('local content lake; leave it out for the hosted one'),
  SANITY_STUDIO_SITE_URL: address.describe('the site that editors preview'),
  STUDIO_DIST_DIR: z.string().default('dist').describe('folder of the build'),
  PORT: z.coerce.number().default(3333).describe('where it listens'),
  HOSTNAME: z.string().default('127.0.0.1').describe('where it listens'),
})

export const variables = environment('The Studio', schema)

export function studioEnvironment(): StudioEnvironment {
  const given = variables()
  return {
    projectId: given.SANITY_STUDIO_PROJECT_ID,
    dataset: given.SANITY_STUDIO_DATASET,
    apiHost: given.SANITY_STUDIO_API_HOST,
    siteUrl: given.SANITY_STUDIO_SITE_URL,
  }
}
