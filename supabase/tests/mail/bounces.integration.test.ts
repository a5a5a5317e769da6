import { randomUUID } from 'node:crypto'
import { call, mailMetrics, newAddress, newSession, read, waitForMailSent } from '@wiring/local/testing/calls'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { queryRows, stackPerFile } from '../testing/local-stack.ts'

const stack = stackPerFile()

const event = (id: string, type = 'email.bounced', bounce = 'Permanent') =>
  JSON.stringify({
    type,
    created_at: '2026-11-22T23:41:12.126Z',
    data: { to: ['maya@studio.example'], tags: { outbox_id: id }, bounce: { type: bounce } },
  })

interface Delivered {
  secret?: string
  ageSeconds?: number
  body?: string
}

/** As the mail provider sends it: without a key of ours. */
function deliver(text: string, { secret, ageSeconds = 0, body = text }: Delivered = {}) {
  const at = new Date(Date.now() - ageSeconds * 1_000)
  const delivery = `msg_${randomUUID()}`
  const signature = new Webhook(secret ?? stack().secrets.mailWebhookSecret).sign(delivery, at, text)
  return call(stack(), '/functions/v1/mail-events', {
    body,
    headers: {
      apikey: '',
      authorization: '',
      'svix-id': delivery,
      'svix-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'svix-signature': signature,
    },
  })
}

interface Mail {
  id: string
  state: string
  last_error: string | null
  complained_at: string | null
}

async function mailOf(session: string): Promise<Mail> {
  const [mail] = await queryRows<Mail>(
    stack(),
    'select id, state, last_error, complained_at from private.mail_outbox where session_id = $1::uuid',
    [session],
  )
  if (mail === undefined) throw new Error('No mail.')
  return mail
}

async function mailedSession() {
  const session = await newSession(stack(), newAddress())
  await waitForMailSent(stack())
  return { session, mail: await mailOf(session) }
}

const logLines = (session: string) =>
  queryRows<{ action: string; detail: object; operator_id: string | null }>(
    stack(),
    'select action, detail, operator_id from private.desk_events where session_hash = private.secret_hash($1)',
    [session],
  )
const problemOf = async (session: string) =>
  (await read(stack(), session)) as { mail_problem: string | null }[]

test('a bounce reaches the applicant, the log and the counters, and a replay changes nothing', async () => {
  const { session, mail } = await mailedSession()
  expect(await problemOf(session)).toMatchObject([{ mail_problem: null }])
  const before = (await mailMetrics(stack())).counters.mail_bounced ?? 0

  expect(await deliver(event(mail.id))).toMatchObject({ status: 200, body: { status: 'noted' } })
  expect(await mailOf(session)).toMatchObject({ state: 'failed', last_error: 'bounced: permanent' })
  expect(await problemOf(session)).toMatchObject([{ mail_problem: 'not_arrived' }])
  expect(await deliver(event(mail.id))).toMatchObject({ status: 200, body: { status: 'known' } })
  expect(await deliver(event(mail.id, 'email.bounced', 'Transient'))).toMatchObject({
    body: { status: 'known' },
  })

  expect(await mailOf(session)).toMatchObject({ last_error: 'bounced: permanent' })
  expect((await mailMetrics(stack())).counters.mail_bounced).toBe(before + 1)
  expect(await logLines(session)).toEqual([
    { action: 'mail_failed', detail: { mail: 'signup', reason: 'bounced: permanent' }, operator_id: null },
  ])
})

test('of twenty deliveries at once one counts', async () => {
  const { session, mail } = await mailedSession()
  const before = (await mailMetrics(stack())).counters.mail_bounced ?? 0
  const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(event(mail.id))))
  // The queue of the functions takes a few at a time, and the provider tries the others again.
  const taken = answers.filter(({ status }) => status === 200).map(({ body }) => body)
  expect(taken.filter((body) => JSON.stringify(body) === '{"status":"noted"}')).toHaveLength(1)
  expect((await mailMetrics(stack())).counters.mail_bounced).toBe(before + 1)
  expect(await logLines(session)).toHaveLength(1)
})

test('a complaint leaves the mail as sent, and says so', async () => {
  const { session, mail } = await mailedSession()
  expect(await deliver(event(mail.id, 'email.complained'))).toMatchObject({ body: { status: 'noted' } })
  expect(await deliver(event(mail.id, 'email.complained'))).toMatchObject({ body: { status: 'known' } })
  expect(await mailOf(session)).toMatchObject({ state: 'sent', last_error: null })
  expect(await problemOf(session)).toMatchObject([{ mail_problem: 'unwanted' }])
  expect(await logLines(session)).toEqual([
    { action: 'mail_complained', detail: { mail: 'signup' }, operator_id: null },
  ])
})

test('a forged, altered, old or future report is refused, and nothing is noted', async () => {
  const { session, mail } = await mailedSession()
  const forged = `whsec_${Buffer.from('somebody else has this one').toString('base64')}`
  const { id } = mail
  for (const refused of [
    await deliver(event(id), { secret: forged }),
    await deliver(event('0'.repeat(8)), { body: event(id) }),
    await deliver(event(id), { ageSeconds: 6 * 60 }),
    await deliver(event(id), { ageSeconds: -6 * 60 }),
    await call(stack(), '/functions/v1/mail-events', { body: event(id) }),
  ])
    expect(refused).toMatchObject({ status: 401 })
  expect(await deliver('x'.repeat(70_000))).toMatchObject({ status: 400 })
  expect(await deliver('no JSON')).toMatchObject({ status: 401 })
  expect(await mailOf(session)).toMatchObject({ state: 'sent', last_error: null, complained_at: null })
  expect(await logLines(session)).toEqual([])
})

test('a report of an unknown mail, or of nothing, is taken and forgotten', async () => {
  expect(await deliver(event(randomUUID()))).toMatchObject({ status: 200, body: { status: 'unknown' } })
  expect(await deliver(event('not an id'))).toMatchObject({ status: 200, body: { status: 'unknown' } })
  expect(await deliver(event(randomUUID(), 'email.opened'))).toMatchObject({ body: { status: 'ignored' } })
})
