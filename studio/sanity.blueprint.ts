import {
  defineBlueprint,
  defineCorsOrigin,
  defineDocumentWebhook,
  defineRobotToken,
} from '@sanity/blueprints'
import { environment } from '@wiring/server/env'
import * as z from 'zod'

const origin = z.url({ protocol: /^https$/ }).transform((url) => new URL(url).origin)

const variables = environment(
  'The blueprint',
  z.object({
    SITE_URL: origin.describe('the one public origin, with https'),
    NEXT_PUBLIC_SANITY_STUDIO_URL: origin.describe('where editors open the Studio, with https'),
    SANITY_STUDIO_DATASET: z.string().default('production').describe('content dataset'),
    SANITY_WEBHOOK_SECRET: z
      .string()
      .min(16)
      .transform((secrets) => secrets.split(',', 1)[0]?.trim())
      .describe('signs the webhook; openssl rand -base64 32'),
  }),
)()

/** The product's side of a project at Sanity: `npx sanity blueprints deploy`, in this folder. */
export default defineBlueprint({
  resources: [
    defineCorsOrigin({
      name: 'studio',
      origin: variables.NEXT_PUBLIC_SANITY_STUDIO_URL,
      allowCredentials: true,
    }),
    defineDocumentWebhook({
      name: 'published',
      displayName: 'Tells the site what was published',
      url: `${variables.SITE_URL}/api/revalidate`,
      on: ['create', 'update', 'delete'],
      projection: '{_id, _type, "operation": delta::operation()}',
      dataset: variables.SANITY_STUDIO_DATASET,
      apiVersion: 'v2025-02-19',
      ...(variables.SANITY_WEBHOOK_SECRET && { secret: variables.SANITY_WEBHOOK_SECRET }),
    }),
    defineRobotToken({
      name: 'site-reads',
      label: 'SANITY_READ_TOKEN',
      memberships: [{ roleNames: ['viewer'] }],
    }),
    defineRobotToken({
      name: 'site-writes',
      label: 'SANITY_WRITE_TOKEN',
      memberships: [{ roleNames: ['editor'] }],
    }),
  ],
})
