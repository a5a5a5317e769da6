import { encodeSignatureHeader } from '@sanity/webhook'
import { env } from '../env.ts'

/** The `_id` of the hooks that this site sends itself. */
export const ownHook = 'own'

/** Tells this site, as the content lake would, that documents of a type changed; throws when it did not listen. */
export async function sendOwnHook(type: string, origin: string): Promise<void> {
  const body = JSON.stringify({ _type: type, _id: ownHook, operation: 'update' })
  const signature = await encodeSignatureHeader(body, Date.now(), env.SANITY_WEBHOOK_SECRET)
  const response = await fetch(`${origin}/api/revalidate`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'sanity-webhook-signature': signature },
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`The site refused its own hook: ${response.status}`)
}
