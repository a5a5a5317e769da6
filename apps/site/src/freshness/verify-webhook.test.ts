import { encodeSignatureHeader } from '@sanity/webhook'
import { describe, expect, test } from 'vitest'
import { verifyWebhook } from './verify-webhook.ts'

const secret = 'a secret of the test, long enough'
const now = Date.UTC(2026, 10, 20, 12)
const text = '{"_id":"a","_type":"offering","operation":"update"}'

const sign = (at: number, body = text, key = secret) => encodeSignatureHeader(body, at, key)

describe('verifyWebhook', () => {
  test('believes a fresh signature of the same body', async () => {
    expect(await verifyWebhook({ text, secret, now, signature: await sign(now - 1000) })).toBe('genuine')
  })

  test('refuses the same webhook a second time', async () => {
    const signature = await sign(now - 2000)
    await verifyWebhook({ text, secret, now, signature })
    expect(await verifyWebhook({ text, secret, now: now + 10, signature })).toBe('replayed')
  })

  test.each([
    ['no signature', async () => null],
    ['a signature that is none', async () => 'v1=nonsense'],
    ['another secret', () => sign(now, text, 'another secret, also long enough')],
    ['another body', () => sign(now, '{"_type":"*"}')],
    ['an endless header', async () => `t=${now},v1=${'a'.repeat(10_000)}`],
  ])('refuses %s as forged', async (_, signature) => {
    expect(await verifyWebhook({ text, secret, now, signature: await signature() })).toBe('forged')
  })

  test.each([-301_000, 301_000])('refuses a webhook %i ms away as stale', async (away) => {
    expect(await verifyWebhook({ text, secret, now, signature: await sign(now + away) })).toBe('stale')
  })
})
