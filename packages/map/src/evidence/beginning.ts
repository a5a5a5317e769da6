import type { Tokens } from '../tokens/tokenizer.ts'

/** UTF-16 units that are read of a field, some four pages; all of it is screened. */
const maxReadLength = 8_000

/**
 * Of the sentences that fit, or of the words that fit of the first; `null` where all do. Of a list at least
 * so many items.
 */
export function beginningOf(tokens: Tokens, items: number): Tokens | null {
  const { texts, textIndexes, starts, sentences } = tokens
  let before = 0
  let count = 0
  for (const [index, { text }] of texts.entries()) {
    while (count < tokens.count && textIndexes[count] === index) {
      const isLong = before + (starts[count] as number) > maxReadLength
      if (isLong && (texts.length === 1 || index >= items)) {
        let end = count
        while (end > 0 && sentences[end] === sentences[end - 1]) end -= 1
        return { ...tokens, count: end > 0 ? end : count }
      }
      count += 1
    }
    before += text.length
  }
  return null
}
