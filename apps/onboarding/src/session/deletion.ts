import 'server-only'
import { callFunction } from '@wiring/session/call-function'
import { held } from '@wiring/session/requests'
import { isSecret } from '@wiring/session/session-id'
import * as z from 'zod/mini'
import { supabaseAddress } from '../env.ts'

const heldAnswer = z.object({ found: z.literal(true), ...held })
const shownAnswer = z.union([heldAnswer, z.object({ found: z.literal(false) })])

export type Held = z.infer<typeof heldAnswer>

const timeoutMs = 9_000

/** Secret of a mail's link, or of a map's address. */
type By = { token: string } | { mapSecret: string }

const call = <Answer>(action: 'show' | 'delete', by: By, answer: (data: unknown) => Answer) =>
  callFunction({
    supabase: supabaseAddress(),
    name: 'delete-session',
    body: { action, ...by },
    answer,
    timeoutMs,
  })

/** `null` when nothing is held under the link, `'failed'` when the function does not answer. */
export const getHeld = (token: string) => show(token, { token })

export const getHeldByMap = (mapSecret: string) => show(mapSecret, { mapSecret })

async function show(secret: string, by: By): Promise<Held | null | 'failed'> {
  if (!isSecret(secret)) return null
  const answer = await call('show', by, shownAnswer.parse)
  if (answer.state !== 'answered') return 'failed'
  return answer.data.found ? answer.data : null
}

/** True when it is gone, also if it was gone before. */
export const deleteHeld = (token: string) => remove(token, { token })

export const deleteHeldByMap = (mapSecret: string) => remove(mapSecret, { mapSecret })

async function remove(secret: string, by: By): Promise<boolean> {
  return !isSecret(secret) || (await call('delete', by, z.unknown().parse)).state === 'answered'
}
