export interface Gap {
  sentence: boolean
  clause: boolean
}

const sentenceEnd = /[!?]|\.(?!\S)|\.[)"'”]|\n\s*\n|\n\s*[-*•–—]/
const clauseEnd = /[;!?()[\]|•—–]|[.,:]| - |\n\s*\n|\n\s*[-*]/
const space = 0x20

const nothing: Gap = { sentence: false, clause: false }
const clauseOnly: Gap = { sentence: false, clause: true }
const gapOf = (gap: string): Gap => ({ sentence: sentenceEnd.test(gap), clause: clauseEnd.test(gap) })
/** The usual gaps: a space, and a mark with a space after it. */
const withSpace = Array.from({ length: 128 }, (_, code) => gapOf(`${String.fromCharCode(code)} `))

export function gapBetween(text: string, before: string, from: number, to: number, after: string): Gap {
  if (text.charCodeAt(to - 1) === space) {
    if (to === from + 1) return nothing
    const usual = to === from + 2 ? withSpace[text.charCodeAt(from)] : undefined
    if (usual !== undefined) return usual
  }
  const gap = text.slice(from, to)
  // "2,000", "e.g", "figma.com": one character without a space is no cut.
  if (gap === '.') return nothing
  if (gap === ',' || gap === ':')
    return /\p{N}$/u.test(before) && /^\p{N}/u.test(after) ? nothing : clauseOnly
  return gapOf(gap)
}
