import 'server-only'
import * as z from 'zod'
import { env } from '../env.ts'
import { callFunction } from './call-function.ts'

const held = z.object({
  found: z.literal(true),
  email: z.string(),
  created_at: z.string(),
  survey: z.boolean(),
  profile: z.boolean(),
  images: z.number(),
  map: z.boolean(),
})

export type Held = z.infer<typeof held>

const timeout = 9_000
const isSecret = (secret: string) => /^[0-9a-f]{64}$/.test(secret)

/** What names the session: the secret of a mail's link, or that of a map's address. */
type By = { token: string } | { mapSecret: string }

function call(action: 'show' | 'delete', by: By) {
  const { NEXT_PUBLIC_SUPABASE_URL: url, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: key } = env()
  return callFunction({ url, key }, 'delete-session', { action, ...by }, timeout)
}

/** What the link of a mail would delete. `null` when nothing is held under it; `'failed'` when nobody can say. */
export const getHeld = (token: string) => show(token, { token })

/** The same for the session of a map. */
export const getHeldByMap = (mapSecret: string) => show(mapSecret, { mapSecret })

async function show(secret: string, by: By): Promise<Held | null | 'failed'> {
  if (!isSecret(secret)) return null
  const answer = await call('show', by)
  if (answer.state !== 'answered') return 'failed'
  const read = held.safeParse(answer.data)
  return read.success ? read.data : null
}

/** Deletes what is held under the link; true when it is gone, also if it was gone before. */
export const deleteHeld = (token: string) => remove(token, { token })

/** The same for the session of a map, with the map. */
export const deleteHeldByMap = (mapSecret: string) => remove(mapSecret, { mapSecret })

async function remove(secret: string, by: By): Promise<boolean> {
  return !isSecret(secret) || (await call('delete', by)).state === 'answered'
}
