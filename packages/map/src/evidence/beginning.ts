import type { Tokens } from '../tokens/tokenizer.ts'

/** UTF-16 units that are read of a field, some four pages; all of it is screened. */
const maxReadLength = 8_000
export const readLengthText = '8,000'

/** Those of the first sentences that fit, or of the first words of one that does not; `null` where all fit. */
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
