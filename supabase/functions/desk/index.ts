import { denial, sessionToken } from '@wiring/contract/desk/access'
import { type DeskAction, type DeskInput, deskActions } from '@wiring/contract/desk/actions'
import { maxDeskBody } from '@wiring/session/limits'
import * as z from 'zod'
import { callDatabase } from '../_shared/database.ts'
import { env } from '../_shared/env.ts'
import { parseBody } from '../_shared/read-body.ts'
import { type Call, invalidBody, json, serve } from '../_shared/serve.ts'
import { sweepWithRetries } from '../_shared/sweep-objects.ts'
import { previewMail } from './mail-preview.ts'
import { prepare, wakeAfter } from './review-actions.ts'

const deskRequest = z.strictObject({
  action: z.enum(Object.keys(deskActions) as [DeskAction, ...DeskAction[]]),
  session: sessionToken,
  input: z.unknown(),
})

async function answerOf(action: DeskAction, session: string, input: unknown) {
  const answer = z.union([denial, deskActions[action].answer])
  if (action === 'mail_preview') {
    const preview = await previewMail(session, input as DeskInput<'mail_preview'>)
    return answer.parse(preview.answer)
  }
  const prepared = await prepare(action, session, input)
  if ('answer' in prepared) return answer.parse(prepared.answer)
  return await callDatabase(`desk_${action}`, { p_session: session, p_input: prepared.input }, answer)
}

/** SQL checks permissions by the session. */
async function runAction({ request, logField }: Call): Promise<Response> {
  const body = await parseBody(request, maxDeskBody, deskRequest)
  if (body === null) return invalidBody(400)
  const { action, session } = body
  const input = deskActions[action].input.safeParse(body.input)
  if (!input.success) return invalidBody(400)
  const done = await answerOf(action, session, input.data)
  wakeAfter(action, done.status)
  logField('action', action)
  logField('status', done.status)
  // Also for `gone`: files of an earlier call may be left.
  if (action === 'delete_session' && ['deleted', 'gone'].includes(done.status)) await sweepWithRetries()
  return json(done)
}

serve('desk', env.publishableKeys, runAction)
