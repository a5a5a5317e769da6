import { maxNameLength } from './limits.ts'
import { storable } from './text.ts'

const codePoints = (text: string) => [...text].length

/** Whole graphemes: no emoji or accent is cut in two. */
function shortened(text: string): string {
  let kept = ''
  let length = 0
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    length += codePoints(segment)
    if (length > maxNameLength) break
    kept += segment
  }
  // One grapheme over the limit: cut it.
  return kept === '' ? [...text].slice(0, maxNameLength).join('') : kept
}

/**
 * The name as stored: single spaces, no control or bidi-override characters, NFC, at most 200 code points.
 * May be empty.
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
