/**
 * What Postgres cannot store and no reader needs: U+0000 and lone halves of surrogate pairs.
 * Returns the text without them, unchanged otherwise.
 */
export function storable(text: string): string {
  // biome's rule against control characters in patterns is met by splitting on the character itself.
  return text
    .split('\u0000')
    .join('')
    .replace(/\p{Surrogate}/gu, '')
}

/** The length of a text in UTF-8 bytes; a lone surrogate counts three. */
export function utf8Bytes(text: string): number {
  return new TextEncoder().encode(text).byteLength
}
