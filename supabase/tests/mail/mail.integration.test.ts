import { type LocalStack, startLocalStack } from '@wiring/local/local-stack'
import { mailMetrics, newSession, privileged, waitForMailSent } from '@wiring/local/testing/calls'
import { type SmtpReply, startFailingSmtp } from '@wiring/local/testing/failing-smtp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { queryRows } from '../testing/local-stack.ts'

let stack: LocalStack
let smtp: Awaited<ReturnType<typeof startFailingSmtp>>
let reply: SmtpReply = 250
let people = 0
const address = () => `mail-${++people}@studio.example`

beforeAll(async () => {
  smtp = await startFailingSmtp(() => reply)
  stack = await startLocalStack({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_LEASE_SECONDS: '2',
    MAIL_TICK_SECONDS: '1',
  })
})
beforeEach(() => {
  reply = 250
})
afterAll(async () => {
  await smtp.stop()
  await stack.stop()
})

const metrics = () => mailMetrics(stack)
const counted = async (name: string) => (await metrics()).counters[name] ?? 0

const slow = { timeout: 90_000, interval: 50 }
const sentTo = (to: string) => smtp.deliveries.filter((delivery) => delivery.to === to)

test('a worker killed after the server accepted a mail sends it once more, with the same Message-ID', async () => {
  reply = 'stall'
  const to = address()
  await newSession(stack, to)
  await expect.poll(() => sentTo(to).length, slow).toBe(1)
  await stack.kill('SIGKILL')
  reply = 250
  await stack.restart()
  await expect.poll(() => sentTo(to).length, slow).toBe(2)
  await waitForMailSent(stack)
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
  await expect.poll(() => sentTo(to).length, slow).toBe(1)
  await waitForMailSent(stack)
  expect(sentTo(to)).toHaveLength(1)
})

test('a 550 ends in a failed row and one alert, a 421 in a retry', async () => {
  const before = (await metrics()).counters
  reply = 550
  await newSession(stack, address())
  await expect.poll(() => counted('mail_failed'), slow).toBe((before.mail_failed ?? 0) + 1)
  expect((await metrics()).queued).toBe(0)
  reply = 421
  await newSession(stack, address())
  await expect.poll(() => counted('mail_retried'), slow).toBe((before.mail_retried ?? 0) + 1)
  expect((await metrics()).queued).toBe(1)
})

test('alerts of the desk that fail hold no mail back, and the log says so', async () => {
  await queryRows(stack, 'alter function public.run_desk_alerts rename to renamed_by_a_test')
  const to = address()
  await newSession(stack, to)
  await expect.poll(() => sentTo(to).length, slow).toBe(1)
  await queryRows(stack, 'alter function public.renamed_by_a_test rename to run_desk_alerts')
  await expect.poll(() => stack.log.some((line) => line.includes('"alerts":"failed"')), slow).toBe(true)
})

test('without a mail server signup works, and the mail waits', async () => {
  await smtp.stop()
  const before = (await metrics()).queued
  await newSession(stack, address())
  await expect.poll(async () => (await metrics()).queued, slow).toBe(before + 1)
})
