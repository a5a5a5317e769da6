import * as z from 'zod'

/** Why a call of the desk was not done: sign in again, enrol a passkey, another role, or prove the passkey again. */
export const denial = z.object({ status: z.enum(['signed_out', 'second_factor', 'forbidden', 'confirm']) })
export type Denial = z.infer<typeof denial>

/** 256 random bits in hex: the cookie of an operator's session. */
export const sessionToken = z.string().regex(/^[0-9a-f]{64}$/)

export const role = z.enum(['operator', 'lead'])
