import { encodeSignatureHeader } from '@sanity/webhook'
import { env } from '../env.ts'
import { ownAddress } from './own-address.ts'

/** The `_id` of a hook that this site sends itself: content changed without a webhook, or a publish met another. */
export type Sender = 'own' | 'once-more'

/** Tells this instance, as the content lake would, that documents of a type changed; throws when it did not listen. */
export async function sendOwnHook(type: string, sender: Sender = 'own'): Promise<void> {
  const body = JSON.stringify({ _type: type, _id: sender, operation: 'update' })
  const signature = await encodeSignatureHeader(body, Date.now(), env.SANITY_WEBHOOK_SECRET)
  const response = await fetch(`${ownAddress()}/api/revalidate`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'sanity-webhook-signature': signature },
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`The site refused its own hook: ${response.status}`)
}
