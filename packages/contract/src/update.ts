import { checkedReadings } from '@wiring/session/checked-readings'
import { maxImages } from '@wiring/session/limits'
import { profileSchema } from '@wiring/session/profile-schema'
import { surveyAnswers } from '@wiring/session/survey-answers'
import { cleanName } from '@wiring/session/text'
import * as z from 'zod/mini'
import { sessionId } from './session.ts'

export const refusalCodes = [
  'not_found',
  'out_of_order',
  'finished',
  'invalid',
  'limited',
  'unavailable',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** What each step sends, by the kind that `update_wiring_session` knows it by. */
const updates = {
  survey: z.strictObject({ survey_completed: z.literal(true), survey_data: surveyAnswers }),
  profile: z.strictObject({ json_submitted: z.literal(true), json_profile: profileSchema }),
  images: z.strictObject({
    images_uploaded: z.literal(true),
    image_urls: z.array(z.string().check(z.maxLength(500))).check(
      z.minLength(1),
      z.maxLength(maxImages),
      z.refine((urls) => new Set(urls).size === urls.length),
    ),
  }),
  complete: z.strictObject({
    wiring_complete: z.literal(true),
    name_for_certificate: z.pipe(z.string(), z.transform(cleanName)),
    checked_readings: z.optional(checkedReadings),
  }),
}
export type UpdateKind = keyof typeof updates

export const updateData = z.union(Object.values(updates))

export const updateBody = z.strictObject({ sessionId, updateData })

export type UpdateData = z.infer<typeof updateData>
export type UpdateBody = z.infer<typeof updateBody>

/** No two kinds have a field in common. */
export function kindOf(data: UpdateData): UpdateKind {
  const kinds = Object.keys(updates) as UpdateKind[]
  const kind = kinds.find((kind) => Object.keys(data).every((field) => field in updates[kind].shape))
  if (kind === undefined) throw new TypeError('The update is of no kind.')
  return kind
}
