import { halfAnswers } from '@wiring/session/survey-answers'
import * as z from 'zod/mini'

/** Of `send-session-link` and `send-map-again`. A malformed id is answered as an unknown one. */
export const sessionRequest = z.strictObject({ sessionId: z.string() })

export const handOverRequest = z.strictObject({ sessionId: z.string(), answers: halfAnswers })

export const addressRequest = z.strictObject({
  action: z.literal('change'),
  sessionId: z.string(),
  email: z.string(),
})

/** Answer of `note-unknown-id`: seconds to block, or 0. */
export const waitAnswer = z.object({ wait: z.number() })
