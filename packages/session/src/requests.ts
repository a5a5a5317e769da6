import * as z from 'zod/mini'
import type { DeskAction } from './desk/actions.ts'
import type { SignInRequest } from './desk/sign-in.ts'
import { maxImages } from './limits.ts'
import type { mapWorkerRequest } from './map-worker.ts'
import { sessionId } from './session.ts'
import { isSecret } from './session-id.ts'
import type { UpdateBody } from './update.ts'

const secret = z.string().check(z.refine(isSecret))

export const signupBody = z.strictObject({ email: z.string() })

/** A malformed id is answered as an unknown one. */
export const sessionRequest = z.strictObject({ sessionId: z.string() })

export const addressRequest = z.strictObject({
  action: z.literal('change'),
  sessionId: z.string(),
  email: z.string(),
})

const showOrDelete = z.enum(['show', 'delete'])

export const deletionRequest = z.union([
  z.strictObject({ action: showOrDelete, token: secret }),
  z.strictObject({ action: showOrDelete, mapSecret: secret }),
  z.strictObject({ action: z.literal('delete'), sessionId }),
])

/** `number` counts from 1, as in `V1`. */
export const mapPictureRequest = z.strictObject({
  mapSecret: secret,
  number: z.int().check(z.minimum(1), z.maximum(maxImages)),
})

export const heldData = {
  email: z.string(),
  created_at: z.string(),
  survey: z.boolean(),
  profile: z.boolean(),
  images: z.number(),
  map: z.boolean(),
}

const heldAnswer = z.object({ found: z.literal(true), ...heldData })
export type HeldData = z.infer<typeof heldAnswer>

export const deletionShown = z.union([heldAnswer, z.object({ found: z.literal(false) })])

/** Answer of `note-unknown-id`: seconds to block, or 0. */
export const waitAnswer = z.object({ wait: z.number() })

export interface FunctionRequests {
  'delete-session': z.infer<typeof deletionRequest>
  desk: { action: DeskAction; session: string; input: unknown }
  'desk-health': undefined
  'desk-sign-in': SignInRequest
  'map-picture': z.infer<typeof mapPictureRequest>
  'map-worker': z.infer<typeof mapWorkerRequest>
  'note-unknown-id': undefined
  'send-map-again': z.infer<typeof sessionRequest>
  'send-session-link': z.infer<typeof sessionRequest>
  'session-address': z.infer<typeof addressRequest>
  'update-wiring-session': UpdateBody
  'waitlist-signup': z.infer<typeof signupBody>
  'wiring-session-signup': z.infer<typeof signupBody>
}
