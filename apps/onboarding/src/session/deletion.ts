import 'server-only'
import { held } from '@wiring/session/requests'
import { isSecret } from '@wiring/session/session-id'
import * as z from 'zod/mini'
import { supabaseAddress } from '../env.ts'
import { callFunction } from './call-function.ts'

const heldAnswer = z.object({ found: z.literal(true), ...held })

export type Held = z.infer<typeof heldAnswer>

const timeoutMs = 9_000

/** Secret of a mail's link, or of a map's address. */
type By = { token: string } | { mapSecret: string }

const call = (action: 'show' | 'delete', by: By) =>
  callFunction(supabaseAddress(), 'delete-session', { action, ...by }, timeoutMs)

/** `null` when nothing is held under the link, `'failed'` when the function does not answer. */
export const getHeld = (token: string) => show(token, { token })

export const getHeldByMap = (mapSecret: string) => show(mapSecret, { mapSecret })

async function show(secret: string, by: By): Promise<Held | null | 'failed'> {
  if (!isSecret(secret)) return null
  const answer = await call('show', by)
  if (answer.state !== 'answered') return 'failed'
  const read = heldAnswer.safeParse(answer.data)
  return read.success ? read.data : null
}

/** True when it is gone, also if it was gone before. */
export const deleteHeld = (token: string) => remove(token, { token })

export const deleteHeldByMap = (mapSecret: string) => remove(mapSecret, { mapSecret })

async function remove(secret: string, by: By): Promise<boolean> {
  return !isSecret(secret) || (await call('delete', by)).state === 'answered'
}
