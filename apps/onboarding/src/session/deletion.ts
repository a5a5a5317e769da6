import 'server-only'
import { callFunction } from '@wiring/contract/call'
import { deletionShown, type StoredData } from '@wiring/contract/deletion'
import { isSecret } from '@wiring/session/session-id'
import { headers } from 'next/headers'
import * as z from 'zod/mini'
import { env, supabaseAddress } from '../env.ts'
import { callerOf, signedCaller } from './count-unknown-id.ts'

const timeoutMs = 9_000

type Secret = { token: string } | { mapSecret: string }

async function call<Answer>(action: 'show' | 'delete', by: Secret, answer: (data: unknown) => Answer) {
  const caller = await callerOf(await headers(), env().CLIENT_IP_SECRET)
  return await callFunction({
    supabase: supabaseAddress(),
    name: 'delete-session',
    body: { action, ...by },
    headers: await signedCaller(caller),
    answer,
    timeoutMs,
  })
}

const isWellFormed = (by: Secret) => Object.values(by).every(isSecret)

/** `null` when nothing is stored. */
export async function getStoredData(by: Secret): Promise<StoredData | null | 'failed' | 'malformed'> {
  if (!isWellFormed(by)) return 'malformed'
  const answer = await call('show', by, deletionShown.parse)
  if (answer.state !== 'answered') return 'failed'
  return answer.data.found ? answer.data : null
}

/** True also if it was gone before; never for a link that was cut, under which nobody knows what is held. */
export async function deleteStoredData(by: Secret): Promise<boolean> {
  return isWellFormed(by) && (await call('delete', by, z.unknown().parse)).state === 'answered'
}
