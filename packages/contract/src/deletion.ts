import * as z from 'zod/mini'
import { secret } from './secret.ts'
import { sessionId } from './session.ts'

const showOrDelete = z.enum(['show', 'delete'])

export const deletionRequest = z.union([
  z.strictObject({ action: showOrDelete, token: secret }),
  z.strictObject({ action: showOrDelete, mapSecret: secret }),
  z.strictObject({ action: z.literal('delete'), sessionId }),
])

export const storedData = {
  email: z.string(),
  created_at: z.string(),
  survey: z.boolean(),
  profile: z.boolean(),
  images: z.number(),
  map: z.boolean(),
}

const storedAnswer = z.object({ found: z.literal(true), ...storedData })
export type StoredData = z.infer<typeof storedAnswer>

export const deletionShown = z.union([storedAnswer, z.object({ found: z.literal(false) })])
