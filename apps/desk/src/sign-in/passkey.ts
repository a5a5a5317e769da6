import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { type Answered, ask } from './ask.ts'
import { whyNoPasskey } from './words.ts'

export interface NoPasskey {
  status: 'no_passkey'
  words: string
}

type Credential = Extract<Parameters<typeof ask>[0], { credential: unknown }>['credential']

export async function provePasskey(purpose: 'sign_in' | 'confirm'): Promise<Answered | NoPasskey> {
  const started = await ask({ action: purpose === 'sign_in' ? 'start_sign_in' : 'start_confirm' })
  if (started.status !== 'options') return started
  try {
    const optionsJSON = started.options as unknown as PublicKeyCredentialRequestOptionsJSON
    const credential = (await startAuthentication({ optionsJSON })) as unknown as Credential
    return await ask({
      action: purpose === 'sign_in' ? 'sign_in_with_passkey' : 'confirm_with_passkey',
      credential,
    })
  } catch (error) {
    return { status: 'no_passkey', words: whyNoPasskey(error) }
  }
}

export async function enrolPasskey(label: string): Promise<Answered | NoPasskey> {
  const started = await ask({ action: 'start_enrol' })
  if (started.status !== 'options') return started
  try {
    const optionsJSON = started.options as unknown as PublicKeyCredentialCreationOptionsJSON
    const credential = (await startRegistration({ optionsJSON })) as unknown as Credential
    return await ask({ action: 'enrol_passkey', credential, label })
  } catch (error) {
    return { status: 'no_passkey', words: whyNoPasskey(error) }
  }
}
