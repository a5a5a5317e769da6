import type * as z from 'zod/mini'
import type { deletionRequest } from './deletion.ts'
import type { DeskAction } from './desk/actions.ts'
import type { SignInRequest } from './desk/sign-in.ts'
import type { mapPictureRequest } from './map-picture.ts'
import type { mapWorkerRequest } from './map-worker.ts'
import type { addressRequest, handOverRequest, sessionRequest } from './session-requests.ts'
import type { signupBody } from './signup.ts'
import type { UpdateBody } from './update.ts'

/** What each edge function is sent. */
export interface FunctionRequests {
  'delete-session': z.infer<typeof deletionRequest>
  desk: { action: DeskAction; session: string; input: unknown }
  'desk-health': undefined
  'desk-sign-in': SignInRequest
  'hand-over-answers': z.input<typeof handOverRequest>
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
