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
})

export type Held = z.infer<typeof held>

const timeout = 9_000
const isToken = (token: string) => /^[0-9a-f]{64}$/.test(token)

function call(action: 'show' | 'delete', token: string) {
  const { NEXT_PUBLIC_SUPABASE_URL: url, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: key } = env()
  return callFunction({ url, key }, 'delete-session', { action, token }, timeout)
}

/** What the link of a mail would delete. `null` when nothing is held under it; `'failed'` when nobody can say. */
export async function getHeld(token: string): Promise<Held | null | 'failed'> {
  if (!isToken(token)) return null
  const answer = await call('show', token)
  if (answer.state !== 'answered') return 'failed'
  const read = held.safeParse(answer.data)
  return read.success ? read.data : null
}

/** Deletes what is held under the link; true when it is gone, also if it was gone before. */
export async function deleteHeld(token: string): Promise<boolean> {
  if (!isToken(token)) return true
  return (await call('delete', token)).state === 'answered'
}
