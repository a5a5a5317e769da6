import { encodeSignatureHeader } from '@sanity/webhook'
import { env } from '../env.ts'

/**
 * Of this very instance: the public address may reach another one behind a load balancer. A host without
 * ports of its own (Vercel) has one cache for all instances.
 */
export const instanceUrl = (): string =>
  env.PORT === undefined ? env.SITE_URL : `http://127.0.0.1:${env.PORT}`

/** The `_id` of our webhooks: a change without a webhook, or a publish during a regeneration. */
export type Sender = 'own' | 'once-more'

/** Next turns tags stale inside of a request only. Throws when it is refused or not answered. */
export async function sendSelfWebhook(type: string, sender: Sender = 'own'): Promise<void> {
  const body = JSON.stringify({ _type: type, _id: sender, operation: 'update' })
  const signature = await encodeSignatureHeader(body, Date.now(), env.SANITY_WEBHOOK_SECRET)
  const response = await fetch(`${instanceUrl()}/api/revalidate`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'sanity-webhook-signature': signature },
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`The site refused its own webhook: ${response.status}`)
}
