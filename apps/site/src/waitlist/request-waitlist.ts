import * as z from 'zod/mini'
import { type FunctionCall, invokeFunction } from '../signup/invoke-function.ts'

const answerSchema = z.object({ error: z.optional(z.nullable(z.string())) })

export type WaitlistAnswer =
  | { kind: 'joined' }
  | { kind: 'refused'; sentence: string }
  | { kind: 'transport' }

/** Calls `waitlist-signup` and reads its answer. */
export async function requestWaitlist(call: Omit<FunctionCall, 'name'>): Promise<WaitlistAnswer> {
  const answer = answerSchema.safeParse(await invokeFunction({ ...call, name: 'waitlist-signup' }))
  if (!answer.success) return { kind: 'transport' }
  if (answer.data.error) return { kind: 'refused', sentence: answer.data.error }
  return { kind: 'joined' }
}
