import { maxNameLength } from './limits.ts'

/** Without U+0000 and lone surrogates, which Postgres cannot store. */
export function toStorableText(text: string): string {
  // biome forbids control characters in patterns.
  return text
    .split('\u0000')
    .join('')
    .replace(/\p{Surrogate}/gu, '')
}

export function utf8Bytes(text: string): number {
  return new TextEncoder().encode(text).byteLength
}

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
export function cleanLine(typed: string): string {
  return toStorableText(typed)
    .replace(/\s/gu, ' ')
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
    .replace(/ +/g, ' ')
    .trim()
    .normalize('NFC')
}

/** A name of signs that show nothing is none: a map would be “For” nobody. */
const showsNothing = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}\p{M}\u2800]*$/u

export function cleanName(typed: string): string {
  const name = truncate(cleanLine(typed)).trim()
  return showsNothing.test(name) ? '' : name
}
