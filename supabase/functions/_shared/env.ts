import { type SecretList, secretList } from '@wiring/contract/secret-list'
import * as z from 'zod'
import { ifUsable, publishableKeys, readFrom, secretKeys, withoutSlash } from './variables.ts'

export const readVariables = <Schema extends z.ZodType>(schema: Schema): z.output<Schema> =>
  readFrom(Deno.env.toObject(), schema)

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

const origin = z.url().transform((url) => new URL(url).origin)

const variables = z.object({
  SUPABASE_URL: withoutSlash,
  ALLOWED_ORIGINS: list.optional(),
  SITE_URL: ifUsable(origin),
})

const parsed = readVariables(variables)
const { own, accepted } = readVariables(secretKeys)

/** What every function needs; the rest is read where it is needed. */
export const env = {
  supabaseUrl: parsed.SUPABASE_URL,
  serviceKeys: accepted,
  serviceHeaders: { apikey: own, authorization: `Bearer ${own}` },
  get publishableKeys() {
    return readVariables(publishableKeys)
  },
  allowedOrigins: parsed.ALLOWED_ORIGINS ?? (parsed.SITE_URL === undefined ? [] : [parsed.SITE_URL]),
}

export const readSiteUrl = (): string => readVariables(z.object({ SITE_URL: origin })).SITE_URL

export const readClientSecrets = (): SecretList =>
  readVariables(z.object({ CLIENT_IP_SECRET: secretList(16) })).CLIENT_IP_SECRET
