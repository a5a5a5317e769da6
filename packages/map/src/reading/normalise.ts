/** The form that is compared, and the way back to the given text. */
export interface Normalised {
  readonly text: string
  /** Per UTF-16 unit of `text`: where its character stands in the given text. */
  readonly starts: Uint32Array
  readonly ends: Uint32Array
}

const apostrophes = /[‘’‛ʼʹ´`]/g
const hyphens = /[‐‑‒−]/g
// Capped: sorting a long run of marks takes quadratic time.
const characters = /\P{M}\p{M}{0,30}|\p{M}{1,31}/gu
const ascii = /^[\p{ASCII}]*$/u
// Soft hyphens, zero-width characters and directional marks must not split a word.
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

const plain = (part: string) =>
  part.replace(apostrophes, "'").normalize('NFKC').toLowerCase().replace(hyphens, '-').replace(invisible, '')

/** NFKC, lower case, straight apostrophes, no invisible characters; linear time. */
export function normalise(given: string): Normalised {
  if (ascii.test(given)) {
    // A callback for each character would take twice the time.
    const starts = new Uint32Array(given.length)
    const ends = new Uint32Array(given.length)
    for (let at = 0; at < given.length; at++) {
      starts[at] = at
      ends[at] = at + 1
    }
    return { text: given.toLowerCase().replaceAll('`', "'"), starts, ends }
  }
  const parts: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  for (const match of given.matchAll(characters)) {
    const part = plain(match[0])
    parts.push(part)
    for (let unit = 0; unit < part.length; unit++) {
      starts.push(match.index)
      ends.push(match.index + match[0].length)
    }
  }
  return { text: parts.join(''), starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) }
}
