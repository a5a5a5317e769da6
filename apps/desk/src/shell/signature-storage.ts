import * as z from 'zod'
import { readTab, saveTab } from './tab-storage.ts'

const signature = z.object({
  map: z.string(),
  revision: z.number(),
  until: z.string(),
  name: z.string(),
  /** Of the signer; Undo puts it back into the field. */
  sentence: z.string().default(''),
})
export type Signature = z.infer<typeof signature>

const key = 'desk.signed'

const parse = (kept: string | null): Signature[] => {
  try {
    return z
      .array(signature)
      .catch([])
      .parse(JSON.parse(kept ?? '[]'))
  } catch {
    return []
  }
}

/** Newest first; those whose mail is out are left away. */
export const loadSignatures = (now: number): Signature[] =>
  parse(readTab(key)).filter(({ until }) => Date.parse(until) > now)

const store = (signatures: readonly Signature[]) => saveTab(key, JSON.stringify(signatures))

export const storeSignature = (signed: Signature, now: number): void =>
  store([signed, ...loadSignatures(now).filter(({ map }) => map !== signed.map)])

export const clearSignature = (map: string, now: number): void =>
  store(loadSignatures(now).filter((each) => each.map !== map))
