import { answerField } from '../signup/answer-field.ts'
import { type FunctionCall, invokeFunction } from '../signup/invoke-function.ts'

export type WaitlistAnswer =
  | { kind: 'joined' }
  | { kind: 'refused'; sentence: string }
  | { kind: 'transport' }

/** Reads what `waitlist-signup` answered; anything but the agreed counts as no answer. */
export function readWaitlistAnswer(body: unknown): WaitlistAnswer {
  const sentence = answerField(body, 'error')
  if (sentence === false) return { kind: 'transport' }
  return sentence ? { kind: 'refused', sentence } : { kind: 'joined' }
}

/** Calls `waitlist-signup` and reads its answer. */
export async function requestWaitlist(call: Omit<FunctionCall, 'name'>): Promise<WaitlistAnswer> {
  return readWaitlistAnswer(await invokeFunction({ ...call, name: 'waitlist-signup' }))
}
