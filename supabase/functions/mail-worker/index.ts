import { singleRun } from '@wiring/contract/single-run'
import * as z from 'zod'
import { callDatabase } from '../_shared/database.ts'
import { env } from '../_shared/env.ts'
import { type Call, json, serve } from '../_shared/serve.ts'
import { type ClaimedMail, claimedMail, composeMail } from './compose-mail.ts'
import { mailEnv } from './env.ts'
import { DeliveryError, transport } from './transport.ts'

const batch = 10
/** Below the time limit of hosted functions. */
const maxRunMs = 45_000

const none = { sent: 0, queued: 0, failed: 0 }

async function send(
  mail: ClaimedMail,
): Promise<{ outcome: 'sent' | 'retry' | 'failed'; reason: string | null }> {
  try {
    await transport(await composeMail(mail))
    return { outcome: 'sent', reason: null }
  } catch (error) {
    const reason = error instanceof DeliveryError ? error.message : 'The mail could not be composed.'
    return { outcome: error instanceof DeliveryError && !error.final ? 'retry' : 'failed', reason }
  }
}

/** Settled one by one, so that a stop loses nothing. */
async function run(done: typeof none): Promise<void> {
  const until = Date.now() + maxRunMs
  while (Date.now() < until) {
    const mails = await callDatabase(
      'claim_mails',
      { p_max: batch, p_lease_seconds: mailEnv.leaseSeconds },
      z.array(claimedMail),
    )
    if (mails.length === 0) break
    await Promise.all(
      mails.map(async (mail) => {
        const { outcome, reason } = await send(mail)
        const settled = await callDatabase(
          'settle_mail',
          { p_id: mail.id, p_outcome: outcome, p_reason: reason },
          z.enum(['sent', 'queued', 'failed']).nullable(),
        )
        if (settled !== null) done[settled] += 1
      }),
    )
  }
}

const runOnce = singleRun(() => ({ ...none }), run)

/** Held against mails that wait too long, so not among them. */
const alertsRan = (): Promise<boolean> =>
  callDatabase('run_desk_alerts', {}, z.number()).then(
    () => true,
    () => false,
  )

async function work({ logField }: Call): Promise<Response> {
  if (!(await alertsRan())) logField('alerts', 'failed')
  const done = await runOnce()
  if (done === null) return json({ running: true }, 202)
  for (const [name, count] of Object.entries(done)) if (count > 0) logField(name, String(count))
  return json(done)
}

serve('mail-worker', env.serviceKeys, work, { logIdle: false })
