/** The form in which words are compared, and the way back to the text as it was given. */
export interface Normalised {
  readonly text: string
  /** For each UTF-16 unit of `text`: where the character that it came from stands in the given text. */
  readonly starts: Uint32Array
  readonly ends: Uint32Array
}

const apostrophes = /[‘’‛ʼʹ´`]/g
const hyphens = /[‐‑‒−]/g
// Runs of marks are capped: putting a long run into canonical order costs the square of its length.
const characters = /\P{M}\p{M}{0,30}|\p{M}{1,31}/gu
const ascii = /^[\p{ASCII}]*$/u
// Soft hyphen, zero-width characters, directional marks: invisible, so they must not split a word.
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

const plain = (part: string) =>
  part.replace(apostrophes, "'").normalize('NFKC').toLowerCase().replace(hyphens, '-').replace(invisible, '')

/** NFKC, lower case, straight apostrophes, no invisible characters; in time proportional to the length. */
export function normalise(given: string): Normalised {
  if (ascii.test(given)) {
    // A loop: a callback for each character takes half the time of reading a megabyte.
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
