import { decodeSignatureHeader, isValidSignature } from '@sanity/webhook'

/** A hook older or newer than this is refused (ms). */
const window = 5 * 60_000

/** Signatures seen inside the window: the same one twice is a replay. */
const seen = new Map<string, number>()

export interface SignedHook {
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
 * Judges a webhook of the content lake. Fails closed; the comparison takes constant time (in `@sanity/webhook`).
 * Only a genuine signature is remembered, so strangers cannot fill the memory.
 */
export async function verifyHook({ text, signature, secret, now }: SignedHook): Promise<Verdict> {
  if (signature === null || signature.length > 512) return 'forged'
  try {
    if (!(await isValidSignature(text, signature, secret))) return 'forged'
    const { timestamp } = decodeSignatureHeader(signature)
    if (Math.abs(now - timestamp) > window) return 'stale'
  } catch {
    return 'forged'
  }
  // Oldest first: the look ends at the first that still counts, however many there are.
  for (const [old, until] of seen) {
    if (until >= now) break
    seen.delete(old)
  }
  if (seen.has(signature)) return 'replayed'
  seen.set(signature, now + 2 * window)
  return 'genuine'
}
