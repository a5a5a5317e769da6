/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value ^= text.charCodeAt(index)
    value = Math.imul(value, 0x01000193)
  }
  return value >>> 0
}

/** The same reading always has the same words. */
export const variantOf = <Text>(variants: readonly [Text, Text, Text], reading: string): Text =>
  variants[hash(reading) % 3] ?? variants[0]
