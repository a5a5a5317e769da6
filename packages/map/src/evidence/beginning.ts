import type { Tokens } from '../tokens/tokenizer.ts'

/** UTF-16 units that are read of a field, some four pages; all of it is screened. */
const maxReadLength = 8_000
export const readLengthText = '8,000'

/** Of the sentences that fit, or of the words that fit of the first; `null` where all do. */
export function beginningOf(tokens: Tokens): Tokens | null {
  const { texts, textIndexes, starts, sentences } = tokens
  let before = 0
  let count = 0
  for (const [index, { text }] of texts.entries()) {
    while (count < tokens.count && textIndexes[count] === index) {
      if (before + (starts[count] as number) > maxReadLength) {
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
