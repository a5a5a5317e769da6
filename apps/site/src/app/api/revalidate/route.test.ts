import { encodeSignatureHeader } from '@sanity/webhook'
import { afterEach, expect, test, vi } from 'vitest'

const { SANITY_WEBHOOK_SECRET, revalidateTag, sendOwnHook } = vi.hoisted(() => ({
  SANITY_WEBHOOK_SECRET: 'a secret of the test, long enough',
  revalidateTag: vi.fn(),
  sendOwnHook: vi.fn(async () => undefined),
}))
vi.mock('next/cache', () => ({ revalidateTag }))
vi.mock('next/server', () => ({ after: (work: () => Promise<void>) => work() }))
vi.mock('../../../env.ts', () => ({ env: { SANITY_WEBHOOK_SECRET } }))
vi.mock('../../../content/live.ts', () => ({ contentTag: (type: string) => type }))
vi.mock('../../../schedule/tick.ts', () => ({ wakeTick: () => undefined }))
vi.mock('../../../revalidate/own-hook.ts', () => ({ sendOwnHook }))
vi.mock('../../../revalidate/make-again.ts', () => ({ madeAgain: async () => true }))
vi.mock('../../../revalidate/touched-pages.ts', () => ({
  everyType: ['offering', 'banner'],
  touchedPages: () => ({ pages: [], files: [] }),
}))

const { POST } = await import('./route.ts')

async function hook(type: string, id: string): Promise<number> {
  const body = JSON.stringify({ _type: type, _id: id, operation: 'update' })
  const signature = await encodeSignatureHeader(body, Date.now(), SANITY_WEBHOOK_SECRET)
  const headers = { 'sanity-webhook-signature': signature }
  const answer = await POST(new Request('http://site.example', { method: 'POST', body, headers }))
  return answer.status
}

afterEach(() => vi.clearAllMocks())

test('a repeat of “everything changed” turns tags stale and asks for nothing more, else pages would be made for ever', async () => {
  expect(await hook('*', 'once-more')).toBe(200)
  expect(sendOwnHook).not.toHaveBeenCalled()
  expect(revalidateTag.mock.calls.map(([tag]) => tag)).toEqual(['offering', 'banner'])
})

test('“everything changed” from outside is passed to this instance once', async () => {
  expect(await hook('*', '*')).toBe(200)
  expect(sendOwnHook).toHaveBeenCalledExactlyOnceWith('*')
})
