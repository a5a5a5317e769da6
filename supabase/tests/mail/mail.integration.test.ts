import { type LocalStack, startLocalStack } from '@wiring/local/local-stack'
import { mailMetrics, newSession, privileged, untilMailIsOut } from '@wiring/local/testing/calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startFailingSmtp, type Verdict } from '../testing/failing-smtp.ts'

let stack: LocalStack
let smtp: Awaited<ReturnType<typeof startFailingSmtp>>
let verdict: Verdict = 250
let people = 0
const address = () => `mail-${++people}@studio.example`

beforeAll(async () => {
  smtp = await startFailingSmtp(0, () => verdict)
  stack = await startLocalStack({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_LEASE_SECONDS: '2',
    MAIL_TICK_SECONDS: '1',
  })
})
beforeEach(() => {
  verdict = 250
})
afterAll(async () => {
  await smtp.stop()
  await stack.stop()
})

const metrics = () => mailMetrics(stack)

async function until(condition: () => boolean | Promise<boolean>, milliseconds = 30_000): Promise<void> {
  const end = Date.now() + milliseconds
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('It did not happen in time.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
const sentTo = (to: string) => smtp.deliveries.filter((delivery) => delivery.to === to)

test('a worker killed between the server taking the mail and the note of it sends at most once more, with the same Message-ID', async () => {
  verdict = 'stall'
  const to = address()
  await newSession(stack, to)
  await until(() => sentTo(to).length === 1)
  await stack.kill('SIGKILL')
  verdict = 250
  await stack.restart()
  await until(() => sentTo(to).length === 2)
  await untilMailIsOut(stack)
  expect(new Set(sentTo(to).map((delivery) => delivery.messageId)).size).toBe(1)
  expect(sentTo(to)).toHaveLength(2)
})

test('a mail whose function died right after the commit is sent, once', async () => {
  const to = address()
  const { data } = await privileged(stack).rpc('signup_wiring_session', {
    p_email: to,
    p_address_key: to,
    p_ip_key: 'test',
    p_idempotency_key: null,
    p_relaxed: true,
  })
  expect(data).toMatchObject({ status: 'created' })
  await until(() => sentTo(to).length === 1)
  await untilMailIsOut(stack)
  expect(sentTo(to)).toHaveLength(1)
})

test('a 550 ends in a failed row and one alert, a 421 in a later try', async () => {
  const before = (await metrics()).counters
  verdict = 550
  await newSession(stack, address())
  await until(async () => ((await metrics()).counters.mail_failed ?? 0) === (before.mail_failed ?? 0) + 1)
  expect((await metrics()).queued).toBe(0)
  verdict = 421
  await newSession(stack, address())
  await until(async () => ((await metrics()).counters.mail_retried ?? 0) === (before.mail_retried ?? 0) + 1)
  expect((await metrics()).queued).toBe(1)
})

test('no mail server at all: signing up works, and the mail waits', async () => {
  await smtp.stop()
  const before = (await metrics()).queued
  await newSession(stack, address())
  await until(async () => (await metrics()).queued === before + 1)
})
