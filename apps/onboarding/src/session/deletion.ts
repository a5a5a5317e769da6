import 'server-only'
import { held, isSecret } from '@wiring/session/requests'
import * as z from 'zod/mini'
import { supabaseAddress } from '../env.ts'
import { callFunction } from './call-function.ts'

const heldAnswer = z.object({ found: z.literal(true), ...held })

export type Held = z.infer<typeof heldAnswer>

const timeoutMs = 9_000

/** What names the session: the secret of a mail's link, or that of a map's address. */
type By = { token: string } | { mapSecret: string }

const call = (action: 'show' | 'delete', by: By) =>
  callFunction(supabaseAddress(), 'delete-session', { action, ...by }, timeoutMs)

/** What the link of a mail would delete. `null` when nothing is held under it; `'failed'` when nobody can say. */
export const getHeld = (token: string) => show(token, { token })

/** The same for the session of a map. */
export const getHeldByMap = (mapSecret: string) => show(mapSecret, { mapSecret })

async function show(secret: string, by: By): Promise<Held | null | 'failed'> {
  if (!isSecret(secret)) return null
  const answer = await call('show', by)
  if (answer.state !== 'answered') return 'failed'
  const read = heldAnswer.safeParse(answer.data)
  return read.success ? read.data : null
}

/** Deletes what is held under the link; true when it is gone, also if it was gone before. */
export const deleteHeld = (token: string) => remove(token, { token })

/** The same for the session of a map, with the map. */
export const deleteHeldByMap = (mapSecret: string) => remove(mapSecret, { mapSecret })

async function remove(secret: string, by: By): Promise<boolean> {
  return !isSecret(secret) || (await call('delete', by)).state === 'answered'
}
