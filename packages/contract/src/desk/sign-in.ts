import * as z from 'zod'
import { denial, sessionToken } from './access.ts'
import { storable } from './fields.ts'

export const codeDigits = 8

const email = z.string().max(1_000)
const code = z.string().regex(/^\d{8}$/)
/** Of the browser that asks; a code is good there alone. */
const browser = sessionToken.optional()
const userAgent = storable.max(1_000)
const credential = z.looseObject({
  id: z.string().regex(/^[\w-]{1,1400}$/),
  response: z.looseObject({
    clientDataJSON: z.string().max(4_000),
    transports: z.array(storable.max(20)).max(8).optional(),
  }),
})

export const signInRequest = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('request_code'), email, browser }),
  z.strictObject({ action: z.literal('sign_in_with_code'), email, code, userAgent, browser }),
  z.strictObject({ action: z.literal('start_sign_in') }),
  z.strictObject({ action: z.literal('sign_in_with_passkey'), credential, userAgent }),
  z.strictObject({ action: z.literal('start_enrol'), session: sessionToken }),
  z.strictObject({
    action: z.literal('enrol_passkey'),
    session: sessionToken,
    credential,
    label: storable.max(100),
  }),
  z.strictObject({ action: z.literal('request_confirm_code'), session: sessionToken }),
  z.strictObject({ action: z.literal('confirm_with_code'), session: sessionToken, code }),
  z.strictObject({ action: z.literal('start_confirm'), session: sessionToken }),
  z.strictObject({ action: z.literal('confirm_with_passkey'), session: sessionToken, credential }),
  z.strictObject({ action: z.literal('sign_out'), session: sessionToken }),
])
export type SignInRequest = z.infer<typeof signInRequest>

const options = z.record(z.string(), z.unknown())

/** `code`: on loopback, confirm by code. */
export const signInAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('sent') }),
  z.object({ status: z.literal('limited'), retry_after: z.number() }),
  z.object({ status: z.literal('wrong') }),
  z.object({ status: z.literal('unknown') }),
  z.object({ status: z.literal('refused') }),
  z.object({ status: z.literal('bad_address') }),
  z.object({
    status: z.literal('signed_in'),
    token: sessionToken,
    factor: z.enum(['code', 'passkey', 'code_on_loopback']),
    passkeys: z.number(),
  }),
  z.object({ status: z.literal('options'), options }),
  z.object({ status: z.literal('code') }),
  z.object({ status: z.literal('enrolled'), token: sessionToken }),
  z.object({ status: z.literal('confirmed') }),
  denial,
])
export type SignInAnswer = z.infer<typeof signInAnswer>
