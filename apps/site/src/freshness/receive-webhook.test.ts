import { encodeSignatureHeader } from '@sanity/webhook'
import { afterEach, expect, test, vi } from 'vitest'

const { SANITY_WEBHOOK_SECRET, revalidateTag, sendSelfWebhook } = vi.hoisted(() => ({
  SANITY_WEBHOOK_SECRET: 'a secret of the test, long enough',
  revalidateTag: vi.fn(),
  sendSelfWebhook: vi.fn(async () => undefined),
}))
vi.mock('next/cache', () => ({ revalidateTag }))
vi.mock('next/server', () => ({ after: (work: () => Promise<void>) => work() }))
vi.mock('../env.ts', () => ({ env: { SANITY_WEBHOOK_SECRET: [SANITY_WEBHOOK_SECRET] } }))
vi.mock('../content/read-content.ts', () => ({ contentTag: (type: string) => type }))
vi.mock('./poll-lake.ts', () => ({ pollSoon: () => undefined }))
vi.mock('./other-instances.ts', () => ({ tellOtherInstances: () => undefined }))
vi.mock('./self-webhook.ts', () => ({ sendSelfWebhook }))
vi.mock('./regenerate-pages.ts', () => ({ regeneratePages: async () => true }))
vi.mock('./paths-of-types.ts', () => ({
  allTypes: ['offering', 'banner'],
  pathsOfTypes: () => ({ pages: [], files: [] }),
}))

const { receiveWebhook } = await import('./receive-webhook.ts')

async function send(type: string, id: string, more = {}): Promise<number> {
  const body = JSON.stringify({ _type: type, _id: id, operation: 'update', ...more })
  const signature = await encodeSignatureHeader(body, Date.now(), SANITY_WEBHOOK_SECRET)
  const headers = { 'sanity-webhook-signature': signature }
  const answer = await receiveWebhook(new Request('http://site.example', { method: 'POST', body, headers }))
  return answer.status
}

afterEach(() => vi.clearAllMocks())

test('a revalidate-only webhook for every type revalidates all tags and sends no webhook, which would loop', async () => {
  expect(await send('*', 'self:revalidate-only')).toBe(200)
  expect(sendSelfWebhook).not.toHaveBeenCalled()
  expect(revalidateTag.mock.calls.map(([tag]) => tag)).toEqual(['offering', 'banner'])
})

test('an external webhook that waits is sent on to this instance once', async () => {
  expect(await send('*', '*', { wait: true })).toBe(200)
  expect(sendSelfWebhook).toHaveBeenCalledExactlyOnceWith('*')
})
