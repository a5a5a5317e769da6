import { createHmac } from 'node:crypto'

/** How long `npm start` waits for the site to make its pages again (ms). */
const longestWait = 10_000

/** What mends a refresh that did not happen. */
const healing = 'It still shows what it was built with; its clock refreshes it within a minute.'

/**
 * Tells the site that any content may have changed: a build restored from the cache, or made while the lake was
 * down, would show old content until the next publish. Signed as the content lake signs its webhooks. Never throws:
 * a slow or failed refresh is a warning.
 */
export async function refreshSite(siteAddress: string, secret: string, wait = longestWait): Promise<void> {
  const body = JSON.stringify({ _id: '*', _type: '*', operation: 'update' })
  const time = Date.now()
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('base64url')
  try {
    const response = await fetch(`${siteAddress}/api/revalidate`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sanity-webhook-signature': `t=${time},v1=${signature}`,
        'idempotency-key': crypto.randomUUID(),
      },
      body,
      signal: AbortSignal.timeout(wait),
    })
    await response.body?.cancel()
    if (!response.ok) console.warn(`Warning: the site refused its refresh (${response.status}). ${healing}`)
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError'
    const reason = late ? `did not finish its refresh within ${wait / 1_000} s` : 'could not be refreshed'
    console.warn(`Warning: the site ${reason}. ${healing}`)
  }
}
