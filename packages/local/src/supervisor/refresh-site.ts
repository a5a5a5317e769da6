import { createHmac } from 'node:crypto'

/**
 * Tells the site that any content may have changed: a build restored from the cache, or made while the lake was
 * down, would show old content until the next publish. Signed as the content lake signs its webhooks.
 */
export async function refreshSite(siteAddress: string, secret: string): Promise<void> {
  const body = JSON.stringify({ _id: '*', _type: '*', operation: 'update' })
  const time = Date.now()
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('base64url')
  const response = await fetch(`${siteAddress}/api/revalidate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sanity-webhook-signature': `t=${time},v1=${signature}`,
      'idempotency-key': crypto.randomUUID(),
    },
    body,
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok)
    console.error(`The site did not take the refresh (${response.status}); it shows what it was built with.`)
}
