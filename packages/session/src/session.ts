import * as z from 'zod/mini'

const sessionIdPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether a text has the shape of a session id: 128 random bits written as a UUID (no version digit), lower case. */
export const isSessionId = (text: unknown): text is string =>
  typeof text === 'string' && sessionIdPattern.test(text)

export const sessionId = z.string().check(z.regex(sessionIdPattern))

const answers = z.record(z.string(), z.union([z.number(), z.string()]))
const profile = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

/**
 * A session as `get_session_by_id` and `update-wiring-session` return it. After completion answers and profile are
 * `null` and the address is masked. Times are ISO 8601.
 */
export const wiringSession = z.object({
  session_id: sessionId,
  email: z.string(),
  survey_completed: z.boolean(),
  survey_data: z.nullable(answers),
  json_submitted: z.boolean(),
  json_profile: z.nullable(profile),
  images_uploaded: z.boolean(),
  image_urls: z.array(z.string()),
  wiring_complete: z.boolean(),
  name_for_certificate: z.nullable(z.string()),
  expires_at: z.string(),
})

export type WiringSession = z.infer<typeof wiringSession>

/** `mara@deep.example.com` → `m•••@d•••.com`; what is already masked stays as it is. */
export function maskedEmail(email: string): string {
  if (email.includes('•')) return email
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  return `${email.slice(0, 1)}•••@${domain.slice(0, 1)}•••${domain.slice(domain.lastIndexOf('.'))}`
}
