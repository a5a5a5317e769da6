import * as z from 'zod'

/** An empty variable counts as unset: so a copied `.env.example` leaves it. */
export function readFrom<Schema extends z.ZodType>(
  given: Readonly<Record<string, string>>,
  schema: Schema,
): z.output<Schema> {
  const set = Object.entries(given).filter(([, value]) => value.trim() !== '')
  const read = schema.safeParse(Object.fromEntries(set))
  if (read.success) return read.data
  const names = [...new Set(read.error.issues.map(({ path }) => path.join('.')))]
  throw new Error(`Missing or wrong variables: ${names.filter(Boolean).join(', ')}`)
}

export const withoutSlash = z.url().transform((url) => url.replace(/\/$/, ''))

const keysByName = z.record(z.string(), z.string().min(1))

/** Hosted projects have JSON, `{"default": "sb_…"}`. */
const namedKeys = z
  .string()
  .default('{}')
  .transform((text, context): Record<string, string> => {
    try {
      return keysByName.parse(JSON.parse(text))
    } catch {
      context.addIssue({ code: 'custom', message: 'not JSON of keys by name' })
      return z.NEVER
    }
  })

/** Older projects have one anon key and one service key; both stay valid until they are switched off. */
export const publishableKeys = z
  .object({ SUPABASE_PUBLISHABLE_KEYS: namedKeys, SUPABASE_ANON_KEY: z.string().optional() })
  .transform(({ SUPABASE_PUBLISHABLE_KEYS: keys, SUPABASE_ANON_KEY: old }) =>
    old === undefined ? Object.values(keys) : [...Object.values(keys), old],
  )

export const secretKeys = z
  .object({ SUPABASE_SECRET_KEYS: namedKeys, SUPABASE_SERVICE_ROLE_KEY: z.string().optional() })
  .transform(({ SUPABASE_SECRET_KEYS: keys, SUPABASE_SERVICE_ROLE_KEY: old }, context) => {
    const accepted = old === undefined ? Object.values(keys) : [...Object.values(keys), old]
    const own = keys.default ?? accepted[0]
    if (own !== undefined) return { own, accepted }
    context.addIssue({ code: 'custom', path: ['SUPABASE_SECRET_KEYS'], message: 'no key' })
    return z.NEVER
  })

/** Of what a function can do without: a value that it could not use counts as unset. */
export const ifUsable = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined)
