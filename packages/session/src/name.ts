import { maxNameLength } from './limits.ts'
import { toStorableText } from './text.ts'

const codePoints = (text: string) => [...text].length

/** By graphemes: no emoji or accent is cut in two. */
function truncate(text: string): string {
  let truncated = ''
  let length = 0
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    length += codePoints(segment)
    if (length > maxNameLength) break
    truncated += segment
  }
  return truncated === '' ? [...text].slice(0, maxNameLength).join('') : truncated
}

/** Single spaces, no control or bidi characters, NFC. */
export function cleanName(typed: string): string {
  const plain = toStorableText(typed)
    .replace(/\s/gu, ' ')
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
    .replace(/ +/g, ' ')
    .trim()
    .normalize('NFC')
  return truncate(plain).trim()
}
