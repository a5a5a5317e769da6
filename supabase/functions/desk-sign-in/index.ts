import {
  type SignInAnswer,
  type SignInRequest,
  signInAnswer,
  signInRequest,
} from '@wiring/contract/desk/sign-in'
import { maxDeskBody } from '@wiring/session/limits'
import { callDatabase } from '../_shared/database.ts'
import { env } from '../_shared/env.ts'
import { parseBody } from '../_shared/read-body.ts'
import { type Call, invalidBody, json, serve } from '../_shared/serve.ts'
import { confirmWithCode, requestCode, requestConfirmCode, signInWithCode } from './codes.ts'
import type { RequestOf } from './limits.ts'
import {
  confirmWithPasskey,
  enrolPasskey,
  signInWithPasskey,
  startEnrol,
  startPasskeyUse,
} from './passkeys.ts'

type Handlers = {
  [Action in SignInRequest['action']]: (request: RequestOf<Action>, headers: Headers) => Promise<SignInAnswer>
}

const handlers: Handlers = {
  request_code: requestCode,
  sign_in_with_code: signInWithCode,
  start_sign_in: (_, headers) => startPasskeyUse('sign_in', null, headers),
  sign_in_with_passkey: signInWithPasskey,
  start_enrol: startEnrol,
  enrol_passkey: enrolPasskey,
  request_confirm_code: requestConfirmCode,
  confirm_with_code: confirmWithCode,
  start_confirm: ({ session }, headers) => startPasskeyUse('confirm', session, headers),
  confirm_with_passkey: confirmWithPasskey,
  sign_out: ({ session }) => callDatabase('desk_sign_out', { p_session: session }, signInAnswer),
}

async function signIn({ request, logField }: Call): Promise<Response> {
  const body = await parseBody(request, maxDeskBody, signInRequest)
  if (body === null) return invalidBody(400)
  const answer = await handlers[body.action](body as never, request.headers)
  logField('action', body.action)
  logField('status', answer.status)
  return json(answer)
}

serve('desk-sign-in', env.publishableKeys, signIn)
