import { encodeSignatureHeader } from '@sanity/webhook'
import { portOpened } from '@wiring/server/open-port'
import { env } from '../env.ts'

/** The public URL may be another instance. Without ports (Vercel) all share one cache. */
export const instanceUrl = (): string =>
  env.PORT === undefined ? env.SITE_URL : `http://127.0.0.1:${env.PORT}`

export type SelfWebhookId = 'self:regenerate' | 'self:revalidate-only'

/** Next revalidates tags only inside a request. */
export async function sendSelfWebhook(type: string, id: SelfWebhookId = 'self:regenerate'): Promise<void> {
  const body = JSON.stringify({ _type: type, _id: id, operation: 'update' })
  const signature = await encodeSignatureHeader(body, Date.now(), env.SANITY_WEBHOOK_SECRET[0])
  await portOpened()
  const response = await fetch(`${instanceUrl()}/api/revalidate`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'sanity-webhook-signature': signature },
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`The site refused its own webhook: ${response.status}`)
}
