import * as z from 'zod/mini'
import { maxAnswerLength } from './limits.ts'
import { isSessionId } from './session-id.ts'
import { toStorableText } from './text.ts'

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
  json_submitted: z.boolean(),
  json_profile: z.nullable(profile),
  images_uploaded: z.boolean(),
  image_urls: z.array(z.string()),
  wiring_complete: z.boolean(),
  name_for_certificate: z.nullable(z.string()),
  expires_at: z.string(),
})

export type WiringSession = z.infer<typeof wiringSession>

const choice = z.int().check(z.minimum(0), z.maximum(3))
const text = z.pipe(
  z.pipe(
    z.string(),
    z.transform((given) => toStorableText(given).trim()),
  ),
  z.string().check(z.minLength(1), z.maxLength(maxAnswerLength)),
)

/** By the index of the question. */
export const surveyAnswers = z.strictObject({
  0: choice,
  1: text,
  2: choice,
  3: text,
  4: choice,
  5: text,
  6: choice,
  7: text,
  8: choice,
  9: text,
})

export type SurveyAnswers = z.infer<typeof surveyAnswers>
