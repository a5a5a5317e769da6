import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { postSignIn, type SignInResult } from './post-sign-in.ts'
import { passkeyErrorText } from './sign-in-texts.ts'

export interface PasskeyFailure {
  status: 'no_passkey'
  text: string
}

type Credential = Extract<Parameters<typeof postSignIn>[0], { credential: unknown }>['credential']

export async function authenticateWithPasskey(
  purpose: 'sign_in' | 'confirm',
): Promise<SignInResult | PasskeyFailure> {
  const started = await postSignIn({ action: purpose === 'sign_in' ? 'start_sign_in' : 'start_confirm' })
  if (started.status !== 'options') return started
  try {
    const optionsJSON = started.options as unknown as PublicKeyCredentialRequestOptionsJSON
    const credential = (await startAuthentication({ optionsJSON })) as unknown as Credential
    return await postSignIn({
      action: purpose === 'sign_in' ? 'sign_in_with_passkey' : 'confirm_with_passkey',
      credential,
    })
  } catch (error) {
    return { status: 'no_passkey', text: passkeyErrorText(error) }
  }
}

export async function enrolPasskey(label: string): Promise<SignInResult | PasskeyFailure> {
  const started = await postSignIn({ action: 'start_enrol' })
  if (started.status !== 'options') return started
  try {
    const optionsJSON = started.options as unknown as PublicKeyCredentialCreationOptionsJSON
    const credential = (await startRegistration({ optionsJSON })) as unknown as Credential
    return await postSignIn({ action: 'enrol_passkey', credential, label })
  } catch (error) {
    return { status: 'no_passkey', text: passkeyErrorText(error) }
  }
}
