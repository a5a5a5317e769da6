import { decodeSignatureHeader, isValidSignature } from '@sanity/webhook'

const toleranceMs = 5 * 60_000

const expiryBySignature = new Map<string, number>()

export interface SignedWebhook {
  body: string
  signature: string | null
  /** The webhook has one of them. */
  secrets: readonly string[]
  /** ms since 1970 */
  now: number
}

export type WebhookState = 'valid' | 'invalid' | 'expired' | 'replayed'

/** Stores valid signatures only, so that strangers cannot fill the memory. */
export async function verifyWebhook({ body, signature, secrets, now }: SignedWebhook): Promise<WebhookState> {
  if (signature === null || signature.length > 512) return 'invalid'
  try {
    const verdicts = await Promise.all(secrets.map((secret) => isValidSignature(body, signature, secret)))
    if (!verdicts.includes(true)) return 'invalid'
    const { timestamp } = decodeSignatureHeader(signature)
    if (Math.abs(now - timestamp) > toleranceMs) return 'expired'
  } catch {
    return 'invalid'
  }
  // Oldest first.
  for (const [old, until] of expiryBySignature) {
    if (until >= now) break
    expiryBySignature.delete(old)
  }
  if (expiryBySignature.has(signature)) return 'replayed'
  expiryBySignature.set(signature, now + 2 * toleranceMs)
  return 'valid'
}
