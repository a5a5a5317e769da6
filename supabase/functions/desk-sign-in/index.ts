import {
  type SignInAnswer,
  type SignInRequest,
  signInAnswer,
  signInRequest,
} from '@wiring/session/desk/sign-in'
import { maxDeskBody } from '@wiring/session/limits'
import { invalidBody, json } from '../_shared/answers.ts'
import { callDatabase } from '../_shared/database.ts'
import { env } from '../_shared/env.ts'
import { parseBody } from '../_shared/read-body.ts'
import { type Call, serve } from '../_shared/serve.ts'
import { confirmWithCode, requestCode, requestConfirmCode, signInWithCode } from './codes.ts'
import {
  confirmWithPasskey,
  enrolPasskey,
  signInWithPasskey,
  startEnrol,
  startPasskeyUse,
} from './passkeys.ts'

async function act(given: SignInRequest, headers: Headers): Promise<SignInAnswer> {
  switch (given.action) {
    case 'request_code':
      return await requestCode(given, headers)
    case 'sign_in_with_code':
      return await signInWithCode(given, headers)
    case 'start_sign_in':
      return await startPasskeyUse('sign_in', null, headers)
    case 'sign_in_with_passkey':
      return await signInWithPasskey(given)
    case 'start_enrol':
      return await startEnrol(given, headers)
    case 'enrol_passkey':
      return await enrolPasskey(given)
    case 'request_confirm_code':
      return await requestConfirmCode(given, headers)
    case 'confirm_with_code':
      return await confirmWithCode(given, headers)
    case 'start_confirm':
      return await startPasskeyUse('confirm', given.session, headers)
    case 'confirm_with_passkey':
      return await confirmWithPasskey(given)
    case 'sign_out':
      return await callDatabase('desk_sign_out', { p_session: given.session }, signInAnswer)
  }
}

async function signIn({ request, logField }: Call): Promise<Response> {
  const body = await parseBody(request, maxDeskBody, signInRequest)
  if (body === null) return invalidBody(400)
  const answer = await act(body, request.headers)
  logField('action', body.action)
  logField('status', answer.status)
  return json(answer)
}

serve('desk-sign-in', env.publishableKeys, signIn)
