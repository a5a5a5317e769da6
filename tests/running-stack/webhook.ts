import { createHmac, randomUUID } from 'node:crypto'
import { addresses, testSecrets } from './addresses.ts'

/**
 * Signed like the lake's; `wait`: answered when the pages of the type are new. With the id
 * `self:revalidate-only` they are stale until somebody asks for them.
 */
export async function sendWebhook(
  type: string,
  { wait = false, id = randomUUID() as string, site = addresses.site } = {},
): Promise<Response> {
  const body = JSON.stringify({ _id: id, _type: type, operation: 'update', wait })
  const time = Date.now()
  const signature = createHmac('sha256', testSecrets().webhookSecret)
    .update(`${time}.${body}`)
    .digest('base64url')
  return fetch(`${site}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sanity-webhook-signature': `t=${time},v1=${signature}` },
    body,
  })
}
