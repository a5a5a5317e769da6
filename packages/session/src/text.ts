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
