export interface NormalizedText {
  text: string
  /** Offsets in the original by UTF-16 unit; `null` where they are the same. */
  offsets: { starts: readonly number[]; ends: readonly number[] } | null
}

const apostrophes = /[‘’‛ʼʹ´`]/g
const hyphens = /[‐‑‒−]/g
// Capped: normalizing a long run of marks takes quadratic time.
const characters = /\p{ASCII}+(?!\p{M})|\P{M}\p{M}{0,30}|\p{M}{1,31}/gu
const beyondAscii = /[\u0080-\uffff]/
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

const normalizeAscii = (part: string) => (part.includes('`') ? part.replaceAll('`', "'") : part).toLowerCase()
const normalizeUnicode = (part: string) =>
  part.replace(apostrophes, "'").normalize('NFKC').toLowerCase().replace(hyphens, '-').replace(invisible, '')

export function normalizeText(original: string): NormalizedText {
  if (!beyondAscii.test(original)) return { text: normalizeAscii(original), offsets: null }
  const parts: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  for (const match of original.matchAll(characters)) {
    const [whole] = match
    const end = match.index + whole.length
    if (!beyondAscii.test(whole)) {
      parts.push(normalizeAscii(whole))
      for (let at = match.index; at < end; at++) {
        starts.push(at)
        ends.push(at + 1)
      }
      continue
    }
    const part = normalizeUnicode(whole)
    parts.push(part)
    for (let unit = 0; unit < part.length; unit++) {
      starts.push(match.index)
      ends.push(end)
    }
  }
  return { text: parts.join(''), offsets: { starts, ends } }
}
