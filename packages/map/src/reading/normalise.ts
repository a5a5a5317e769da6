/** The form that is compared, and the way back to the given text. */
export interface Normalised {
  text: string
  /** Place in the given text per UTF-16 unit; `null` where nothing moved. */
  places: { starts: readonly number[]; ends: readonly number[] } | null
}

const apostrophes = /[‘’‛ʼʹ´`]/g
const hyphens = /[‐‑‒−]/g
// Capped: sorting a long run of marks takes quadratic time.
const characters = /\p{ASCII}+(?!\p{M})|\P{M}\p{M}{0,30}|\p{M}{1,31}/gu
const beyondAscii = /[\u0080-\uffff]/
// Soft hyphens, zero-width characters and directional marks must not split a word.
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

const ofAscii = (part: string) => part.toLowerCase().replaceAll('`', "'")
const plain = (part: string) =>
  part.replace(apostrophes, "'").normalize('NFKC').toLowerCase().replace(hyphens, '-').replace(invisible, '')

/** NFKC, lower case, straight apostrophes, no invisible characters; linear time. */
export function normalise(given: string): Normalised {
  if (!beyondAscii.test(given)) return { text: ofAscii(given), places: null }
  const parts: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  for (const match of given.matchAll(characters)) {
    const [whole] = match
    const end = match.index + whole.length
    if (!beyondAscii.test(whole)) {
      parts.push(ofAscii(whole))
      for (let at = match.index; at < end; at++) {
        starts.push(at)
        ends.push(at + 1)
      }
      continue
    }
    const part = plain(whole)
    parts.push(part)
    for (let unit = 0; unit < part.length; unit++) {
      starts.push(match.index)
      ends.push(end)
    }
  }
  return { text: parts.join(''), places: { starts, ends } }
}
