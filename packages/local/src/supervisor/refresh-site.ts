import { createHmac } from 'node:crypto'

const refreshTimeoutMs = 10_000

const recovery = 'It still shows what it was built with; its clock refreshes it within a minute.'

/** A restored build shows old content. Never throws: a failed refresh is a warning. */
export async function refreshSite(
  siteAddress: string,
  secret: string,
  timeoutMs = refreshTimeoutMs,
): Promise<void> {
  const body = JSON.stringify({ _id: '*', _type: '*', operation: 'update', wait: true })
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
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (!response.ok) console.warn(`Warning: the site refused its refresh (${response.status}). ${recovery}`)
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError'
    const reason = late
      ? `did not finish its refresh within ${timeoutMs / 1_000} s`
      : 'could not be refreshed'
    console.warn(`Warning: the site ${reason}. ${recovery}`)
  }
}
