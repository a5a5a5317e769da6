import { maxNameLength } from './limits.ts'
import { storable } from './text.ts'

const codePoints = (text: string) => [...text].length

/** By graphemes: no emoji or accent is cut in two. */
function shortened(text: string): string {
  let kept = ''
  let length = 0
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    length += codePoints(segment)
    if (length > maxNameLength) break
    kept += segment
  }
  return kept === '' ? [...text].slice(0, maxNameLength).join('') : kept
}

/** Single spaces, no control or bidi characters, NFC. */
export function cleanName(typed: string): string {
  const plain = storable(typed)
    .replace(/\s/gu, ' ')
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
    .replace(/ +/g, ' ')
    .trim()
    .normalize('NFC')
  return shortened(plain).trim()
}
