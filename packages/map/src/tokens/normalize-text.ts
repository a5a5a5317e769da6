export interface NormalizedText {
  text: string
  /** Offsets in the original by UTF-16 unit; `null` where they are the same. */
  offsets: { starts: Uint32Array; ends: Uint32Array } | null
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
  let [starts, ends] = [new Uint32Array(original.length), new Uint32Array(original.length)]
  let length = 0
  const makeRoom = (units: number) => {
    if (length + units <= starts.length) return
    const [olderStarts, olderEnds] = [starts, ends]
    starts = new Uint32Array(2 * (length + units))
    ends = new Uint32Array(2 * (length + units))
    starts.set(olderStarts)
    ends.set(olderEnds)
  }
  for (const match of original.matchAll(characters)) {
    const [whole] = match
    const end = match.index + whole.length
    const isAscii = !beyondAscii.test(whole)
    const part = isAscii ? normalizeAscii(whole) : normalizeUnicode(whole)
    parts.push(part)
    makeRoom(part.length)
    for (let unit = 0; unit < part.length; unit++, length++) {
      starts[length] = isAscii ? match.index + unit : match.index
      ends[length] = isAscii ? match.index + unit + 1 : end
    }
  }
  return { text: parts.join(''), offsets: { starts, ends } }
}
