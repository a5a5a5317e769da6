import { isSessionId } from '@wiring/session/session-id'
import * as z from 'zod/mini'

export const sessionId = z.string().check(z.refine(isSessionId))

const answers = z.record(z.string(), z.union([z.number(), z.string()]))
const profile = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

/** After completion answers and profile are `null`, the address is masked. */
export const wiringSession = z.object({
  session_id: sessionId,
  email: z.string(),
  survey_completed: z.boolean(),
  survey_data: z.nullable(answers),
  /** See `surveyOf`. */
  survey_version: z.optional(z.string()),
  /** Handed over from another device, until the survey is finished. */
  survey_draft: z.optional(z.nullable(answers)),
  json_submitted: z.boolean(),
  json_profile: z.nullable(profile),
  images_uploaded: z.boolean(),
  image_urls: z.array(z.string()),
  wiring_complete: z.boolean(),
  /** Of the last mail to her address. */
  mail_problem: z.optional(z.nullable(z.enum(['not_arrived', 'unwanted']))),
  name_for_certificate: z.nullable(z.string()),
  expires_at: z.string(),
})
export type WiringSession = z.infer<typeof wiringSession>
