import { createHmac, randomUUID } from 'node:crypto'
import { addresses, testSecrets } from './addresses.ts'

/** Signed like the lake's; `*` means every type and is answered when every page is new. */
export async function sendWebhook(type: string): Promise<Response> {
  const body = JSON.stringify({ _id: randomUUID(), _type: type, operation: 'update' })
  const time = Date.now()
  const signature = createHmac('sha256', testSecrets().webhookSecret)
    .update(`${time}.${body}`)
    .digest('base64url')
  return fetch(`${addresses.site}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sanity-webhook-signature': `t=${time},v1=${signature}` },
    body,
  })
}
