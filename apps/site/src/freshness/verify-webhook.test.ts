import { encodeSignatureHeader } from '@sanity/webhook'
import { describe, expect, test } from 'vitest'
import { verifyWebhook } from './verify-webhook.ts'

const secret = 'a secret of the test, long enough'
const secrets = [secret]
const now = Date.UTC(2026, 10, 20, 12)
const body = '{"_id":"a","_type":"offering","operation":"update"}'

const sign = (at: number, signed = body, key = secret) => encodeSignatureHeader(signed, at, key)

describe('verifyWebhook', () => {
  test('accepts a fresh signature of the same body', async () => {
    expect(await verifyWebhook({ body, secrets, now, signature: await sign(now - 1000) })).toBe('valid')
  })

  test('while the secret is exchanged, accepts the old one and the new one', async () => {
    const exchanged = ['a new secret, long enough', secret]
    for (const [index, key] of exchanged.entries()) {
      const signature = await sign(now - 3000 - index, body, key)
      expect(await verifyWebhook({ body, secrets: exchanged, now, signature })).toBe('valid')
    }
  })

  test('recognizes a replay', async () => {
    const signature = await sign(now - 2000)
    await verifyWebhook({ body, secrets, now, signature })
    expect(await verifyWebhook({ body, secrets, now: now + 10, signature })).toBe('replayed')
  })

  test.each([
    ['no signature', async () => null],
    ['a signature that is none', async () => 'v1=nonsense'],
    ['another secret', () => sign(now, body, 'another secret, also long enough')],
    ['another body', () => sign(now, '{"_type":"*"}')],
    ['an endless header', async () => `t=${now},v1=${'a'.repeat(10_000)}`],
  ])('%s is invalid', async (_, signature) => {
    expect(await verifyWebhook({ body, secrets, now, signature: await signature() })).toBe('invalid')
  })

  test.each([-301_000, 301_000])('a timestamp %i ms away is expired', async (away) => {
    expect(await verifyWebhook({ body, secrets, now, signature: await sign(now + away) })).toBe('expired')
  })
})
