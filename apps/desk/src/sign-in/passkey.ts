import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { postSignIn, type SignInResult, type SignInStep } from './post-sign-in.ts'
import { passkeyErrorText } from './sign-in-texts.ts'

/** `cancelled`: another attempt or another way was chosen meanwhile. */
export type PasskeyFailure = { status: 'no_passkey'; text: string } | { status: 'cancelled' }

type Credential = Extract<SignInStep, { credential: unknown }>['credential']

let attempts = 0

/** A device may keep a prompt open for minutes. */
export function cancelPasskey(): void {
  attempts += 1
  WebAuthnAbortService.cancelCeremony()
}

async function attempt(
  start: SignInStep,
  prompt: (options: Record<string, unknown>) => Promise<unknown>,
  finish: (credential: Credential) => SignInStep,
): Promise<SignInResult | PasskeyFailure> {
  cancelPasskey()
  const own = attempts
  const started = await postSignIn(start)
  if (own !== attempts) return { status: 'cancelled' }
  if (started.status !== 'options') return started
  try {
    return await postSignIn(finish((await prompt(started.options)) as Credential))
  } catch (error) {
    return own === attempts
      ? { status: 'no_passkey', text: passkeyErrorText(error) }
      : { status: 'cancelled' }
  }
}

export const authenticateWithPasskey = (purpose: 'sign_in' | 'confirm') =>
  attempt(
    { action: purpose === 'sign_in' ? 'start_sign_in' : 'start_confirm' },
    (options) =>
      startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }),
    (credential) => ({
      action: purpose === 'sign_in' ? 'sign_in_with_passkey' : 'confirm_with_passkey',
      credential,
    }),
  )

export const enrolPasskey = (label: string) =>
  attempt(
    { action: 'start_enrol' },
    (options) =>
      startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
    (credential) => ({ action: 'enrol_passkey', credential, label }),
  )
