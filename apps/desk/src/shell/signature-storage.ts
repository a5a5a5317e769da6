import * as z from 'zod'
import { readTab, saveTab } from './tab-storage.ts'

const signature = z.object({
  map: z.string(),
  revision: z.number(),
  until: z.string(),
  name: z.string(),
  /** Of the signer; Undo puts it back into the field. */
  sentence: z.string().default(''),
  /** Undo was pressed and not answered: a page that opens meanwhile asks again. */
  undoing: z.boolean().default(false),
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

export const storeSignature = (signed: Omit<Signature, 'undoing'>, now: number): void =>
  store([{ ...signed, undoing: false }, ...loadSignatures(now).filter(({ map }) => map !== signed.map)])

export const clearSignature = (map: string, now: number): void =>
  store(loadSignatures(now).filter((each) => each.map !== map))

export const markUndoing = (map: string, undoing: boolean, now: number): void =>
  store(loadSignatures(now).map((each) => (each.map === map ? { ...each, undoing } : each)))
