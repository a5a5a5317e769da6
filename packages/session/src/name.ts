import { maxNameLength } from './limits.ts'
import { storable } from './text.ts'

const codePoints = (text: string) => [...text].length

/** Keeps whole graphemes up to the limit, so that no emoji or accent is cut in two. */
function shortened(text: string): string {
  let kept = ''
  let length = 0
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    length += codePoints(segment)
    if (length > maxNameLength) break
    kept += segment
  }
  // One single grapheme longer than the limit (a tower of accents): cut it, a name beats none.
  return kept === '' ? [...text].slice(0, maxNameLength).join('') : kept
}

/**
 * The name for the map as it is stored: white space and line breaks become single spaces, control and
 * bidi-override characters go, Unicode stays (NFC), at most 200 code points. May be empty.
 */
export function cleanName(typed: string): string {
  const plain = storable(typed)
    .replace(/\s/gu, ' ')
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
    .replace(/ +/g, ' ')
    .trim()
    .normalize('NFC')
  return shortened(plain).trim()
}
