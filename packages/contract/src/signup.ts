import * as z from 'zod/mini'

/** Of both forms: the map and the waitlist. */
export const signupBody = z.strictObject({ email: z.string() })
