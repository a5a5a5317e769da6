import * as z from 'zod/mini'
import { checkedReadings } from './checked-readings.ts'
import { maxImages, maxProfileBytes } from './limits.ts'
import { normalizeProfile } from './profile/normalize-profile.ts'
import type { Profile } from './profile.ts'
import { sessionId, surveyAnswers } from './session.ts'
import { cleanName, utf8Bytes } from './text.ts'

export const refusalCodes = [
  'not_found',
  'out_of_order',
  'finished',
  'invalid',
  'limited',
  'unavailable',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

export const profileSchema = z.pipe(
  z.unknown(),
  z.transform((value, context): Profile => {
    const profile = normalizeProfile(value)
    if (profile !== null && utf8Bytes(JSON.stringify(profile)) <= maxProfileBytes) return profile
    context.issues.push({ code: 'custom', message: 'not a profile', input: value })
    return z.NEVER
  }),
)

const surveyUpdate = z.strictObject({ survey_completed: z.literal(true), survey_data: surveyAnswers })
const profileUpdate = z.strictObject({ json_submitted: z.literal(true), json_profile: profileSchema })
const imagesUpdate = z.strictObject({
  images_uploaded: z.literal(true),
  image_urls: z.array(z.string().check(z.maxLength(500))).check(
    z.minLength(1),
    z.maxLength(maxImages),
    z.refine((urls) => new Set(urls).size === urls.length),
  ),
})
const completionUpdate = z.strictObject({
  wiring_complete: z.literal(true),
  name_for_certificate: z.pipe(z.string(), z.transform(cleanName)),
  checked_readings: z.optional(checkedReadings),
})

export const updateData = z.union([surveyUpdate, profileUpdate, imagesUpdate, completionUpdate])

export const updateBody = z.strictObject({ sessionId, updateData })

export type UpdateData = z.infer<typeof updateData>
export type UpdateBody = z.infer<typeof updateBody>
