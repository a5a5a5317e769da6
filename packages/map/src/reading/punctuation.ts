import { endOf, type Tokens } from '../tokens/tokenizer.ts'

/** One word is emphasis, two are what somebody said. With 3 two rows of the truth table change. */
const minQuotedWords = 2
const quoteMark = /["“”„«»]/g

function gapAfter(tokens: Tokens, at: number): string {
  const text = tokens.texts[tokens.textIndexes[at] ?? 0]?.text ?? ''
  const from = endOf(tokens, at)
  const isLast = at + 1 === tokens.count || tokens.textIndexes[at + 1] !== tokens.textIndexes[at]
  return text.slice(from, isLast ? from + 4 : tokens.starts[at + 1])
}

export function questionSentences(tokens: Tokens): Set<number> {
  const questions = new Set<number>()
  for (let at = 0; at < tokens.count; at++) {
    const isLast = at + 1 === tokens.count || tokens.sentences[at + 1] !== tokens.sentences[at]
    if (isLast && gapAfter(tokens, at).includes('?')) questions.add(tokens.sentences[at] ?? 0)
  }
  return questions
}

/** In pairs of quotation marks; one word is emphasis. */
export function quotedTokens(tokens: Tokens): number[] {
  const quoted: number[] = []
  let index = 0
  const read = (tokens.textIndexes[tokens.count - 1] ?? -1) + 1
  for (const [number, { text }] of tokens.texts.slice(0, read).entries()) {
    if (index === tokens.count) break
    const marks = [...text.matchAll(quoteMark)].map((match) => match.index)
    for (let pair = 0; pair + 1 < marks.length; pair += 2) {
      const [open = 0, close = 0] = marks.slice(pair, pair + 2)
      const found: number[] = []
      while (index < tokens.count && isBeforeMark(tokens, index, number, close)) {
        if (tokens.textIndexes[index] === number && (tokens.starts[index] ?? 0) > open) found.push(index)
        index += 1
      }
      if (found.length >= minQuotedWords) quoted.push(...found)
    }
  }
  return quoted
}

const isBeforeMark = (tokens: Tokens, at: number, text: number, mark: number) =>
  (tokens.textIndexes[at] ?? 0) < text || (tokens.textIndexes[at] === text && (tokens.starts[at] ?? 0) < mark)
