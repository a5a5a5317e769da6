import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { isoBase64URL, isoUint8Array } from '@simplewebauthn/server/helpers'
import { denial } from '@wiring/contract/desk/access'
import { type SignInAnswer, signInAnswer } from '@wiring/contract/desk/sign-in'
import * as z from 'zod'
import { callDatabase, limited } from '../_shared/database.ts'
import { signInEnv } from './env.ts'
import { limitParameters, type RequestOf } from './limits.ts'

type Purpose = 'sign_in' | 'enrol' | 'confirm'

const started = z.object({
  status: z.literal('ok'),
  operator: z.object({ operator_id: z.string(), email: z.string(), name: z.string() }).optional(),
  passkeys: z.array(z.object({ id: z.string(), transports: z.array(z.string()) })),
})
const taken = z.object({
  status: z.literal('ok'),
  passkey: z
    .object({ public_key: z.string(), counter: z.number(), transports: z.array(z.string()) })
    .optional(),
})
const unknown = z.object({ status: z.literal('unknown') })

async function startChallenge(purpose: Purpose, session: string | null, headers: Headers) {
  const challenge = crypto.getRandomValues(new Uint8Array(32))
  const parameters = {
    p_purpose: purpose,
    p_session: session,
    p_challenge: isoBase64URL.fromBuffer(challenge),
    ...(await limitParameters(headers)),
  }
  const answer = await callDatabase('desk_start_passkey', parameters, z.union([started, limited, denial]))
  return { challenge, answer }
}

export async function startEnrol(
  { session }: RequestOf<'start_enrol'>,
  headers: Headers,
): Promise<SignInAnswer> {
  const { challenge, answer } = await startChallenge('enrol', session, headers)
  if (answer.status !== 'ok' || answer.operator === undefined) return answer as SignInAnswer
  const { operator_id, email, name } = answer.operator
  const options = await generateRegistrationOptions({
    rpName: 'Desk',
    rpID: signInEnv.passkeyHost,
    userID: new TextEncoder().encode(operator_id),
    userName: email,
    userDisplayName: name,
    challenge,
    attestationType: 'none',
    excludeCredentials: answer.passkeys,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { status: 'options', options: { ...options } }
}

export async function startPasskeyUse(
  purpose: 'sign_in' | 'confirm',
  session: string | null,
  headers: Headers,
): Promise<SignInAnswer> {
  const { challenge, answer } = await startChallenge(purpose, session, headers)
  if (answer.status !== 'ok') return answer
  if (purpose === 'confirm' && answer.passkeys.length === 0)
    return { status: signInEnv.codeSuffices ? 'code' : 'second_factor' }
  const options = await generateAuthenticationOptions({
    rpID: signInEnv.passkeyHost,
    challenge,
    allowCredentials: answer.passkeys,
    userVerification: 'required',
  })
  return { status: 'options', options: { ...options } }
}

/** Unverified; the database knows whether the challenge is ours. */
function claimedChallenge(clientData: string): string {
  try {
    const parsed = JSON.parse(isoBase64URL.toUTF8String(clientData))
    return z.object({ challenge: z.string().regex(/^[\w-]{1,100}$/) }).parse(parsed).challenge
  } catch {
    return ''
  }
}

const expected = (challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: signInEnv.origin,
  expectedRPID: signInEnv.passkeyHost,
  requireUserVerification: true,
})

async function takeChallenge(purpose: Purpose, session: string | null, id: string, challenge: string) {
  const parameters = {
    p_purpose: purpose,
    p_challenge: challenge,
    p_session: session,
    p_credential_id: id,
  }
  return await callDatabase('desk_take_challenge', parameters, z.union([taken, unknown, denial]))
}

export async function enrolPasskey({
  session,
  credential,
  label,
}: RequestOf<'enrol_passkey'>): Promise<SignInAnswer> {
  const challenge = claimedChallenge(credential.response.clientDataJSON)
  const answer = await takeChallenge('enrol', session, credential.id, challenge)
  if (answer.status !== 'ok') return answer
  const verified = await verifyRegistrationResponse({
    response: credential as unknown as RegistrationResponseJSON,
    ...expected(challenge),
  }).catch(() => null)
  if (!verified?.verified) return { status: 'unknown' }
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential
  const parameters = {
    p_session: session,
    p_credential_id: id,
    p_public_key: isoUint8Array.toHex(publicKey),
    p_counter: counter,
    p_transports: (transports ?? []).slice(0, 8).map((name) => String(name).slice(0, 20)),
    p_label: label,
  }
  return await callDatabase('desk_enrol_passkey', parameters, signInAnswer)
}

/** Uses up the challenge either way. */
async function verify(
  purpose: 'sign_in' | 'confirm',
  session: string | null,
  credential: RequestOf<'sign_in_with_passkey'>['credential'],
) {
  const challenge = claimedChallenge(credential.response.clientDataJSON)
  const answer = await takeChallenge(purpose, session, credential.id, challenge)
  if (answer.status !== 'ok') return answer
  if (answer.passkey === undefined) return { status: 'unknown' as const }
  const { public_key, counter, transports } = answer.passkey
  const verified = await verifyAuthenticationResponse({
    response: credential as unknown as AuthenticationResponseJSON,
    ...expected(challenge),
    credential: { id: credential.id, publicKey: isoUint8Array.fromHex(public_key), counter, transports },
  }).catch(() => null)
  if (!verified?.verified) return { status: 'unknown' as const }
  const { newCounter } = verified.authenticationInfo
  return {
    status: 'verified' as const,
    used: { p_credential_id: credential.id, p_counter_before: counter, p_counter: newCounter },
  }
}

export async function signInWithPasskey(
  { credential, userAgent }: RequestOf<'sign_in_with_passkey'>,
  headers: Headers,
): Promise<SignInAnswer> {
  const verified = await verify('sign_in', null, credential)
  if (verified.status !== 'verified') return verified
  const { p_network_key } = await limitParameters(headers)
  const parameters = { ...verified.used, p_user_agent: userAgent, p_network_key }
  return await callDatabase('desk_sign_in_with_passkey', parameters, signInAnswer)
}

export async function confirmWithPasskey({
  session,
  credential,
}: RequestOf<'confirm_with_passkey'>): Promise<SignInAnswer> {
  const verified = await verify('confirm', session, credential)
  if (verified.status !== 'verified') return verified
  return await callDatabase(
    'desk_confirm_with_passkey',
    { p_session: session, ...verified.used },
    signInAnswer,
  )
}
