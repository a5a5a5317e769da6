import { isSecret } from '@wiring/session/session-id'
import * as z from 'zod'

export const denial = z.object({ status: z.enum(['signed_out', 'second_factor', 'forbidden', 'confirm']) })
export type AccessDenial = z.infer<typeof denial>

export const sessionToken = z.string().refine(isSecret)

/** On a developer's machine a code signs in without a passkey. */
export const isLoopback = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

export const role = z.enum(['operator', 'lead'])
