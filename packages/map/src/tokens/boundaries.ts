export interface Boundary {
  sentence: boolean
  clause: boolean
}

const sentenceEnd = /[!?]|\.(?!\S)|\.[)"'”]|\n\s*\n|\n\s*[-*•–—]/
const clauseEnd = /[;!?()[\]|•—–]|[.,:]| - |\n\s*\n|\n\s*[-*]/
const space = 0x20

const none: Boundary = { sentence: false, clause: false }
const clauseOnly: Boundary = { sentence: false, clause: true }
const boundaryOf = (gap: string): Boundary => ({
  sentence: sentenceEnd.test(gap),
  clause: clauseEnd.test(gap),
})
const markAndSpace = Array.from({ length: 128 }, (_, code) => boundaryOf(`${String.fromCharCode(code)} `))

export function boundaryBetween(
  text: string,
  before: string,
  from: number,
  to: number,
  after: string,
): Boundary {
  if (text.charCodeAt(to - 1) === space) {
    if (to === from + 1) return none
    const known = to === from + 2 ? markAndSpace[text.charCodeAt(from)] : undefined
    if (known !== undefined) return known
  }
  const gap = text.slice(from, to)
  // "2,000", "10:30" and "figma.com" stay in one clause.
  if (gap === '.') return none
  if (gap === ',' || gap === ':') return /\p{N}$/u.test(before) && /^\p{N}/u.test(after) ? none : clauseOnly
  return boundaryOf(gap)
}
