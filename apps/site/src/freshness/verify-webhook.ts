import { decodeSignatureHeader, isValidSignature } from '@sanity/webhook'

const toleranceMs = 5 * 60_000

/** The same signature twice is a replay. */
const seen = new Map<string, number>()

export interface SignedWebhook {
  /** The body exactly as it came. */
  text: string
  /** `t=…,v1=…` */
  signature: string | null
  secret: string
  /** Milliseconds since 1970. */
  now: number
}

export type Verdict = 'genuine' | 'forged' | 'stale' | 'replayed'

/**
 * Fails closed; compares in constant time. Only genuine signatures are stored, so that strangers cannot fill
 * the memory.
 */
export async function verifyWebhook({ text, signature, secret, now }: SignedWebhook): Promise<Verdict> {
  if (signature === null || signature.length > 512) return 'forged'
  try {
    if (!(await isValidSignature(text, signature, secret))) return 'forged'
    const { timestamp } = decodeSignatureHeader(signature)
    if (Math.abs(now - timestamp) > toleranceMs) return 'stale'
  } catch {
    return 'forged'
  }
  // Oldest first.
  for (const [old, until] of seen) {
    if (until >= now) break
    seen.delete(old)
  }
  if (seen.has(signature)) return 'replayed'
  seen.set(signature, now + 2 * toleranceMs)
  return 'genuine'
}
