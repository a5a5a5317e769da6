import { type ScoredInputs, systemLines } from '../crossed-wires/find-lines.ts'
import { byPosition, type Line } from '../evidence/line.ts'
import { kindOfSystem, type SystemKind, standsBehindPreposition, systemForms } from './system-kinds.ts'

export interface NamedSystem {
  line: Line
  kind: SystemKind
  isQuoted: boolean
}

const givenUp =
  /\b(?:tried|used to|gave up|given up|giving up|abandon\w*|stopped|quit|inconsistent\w*|irregular\w*|never|no longer|not|neither|nor|without|hates?|ignor\w*|avoid\w*|neglect\w*|forg[eo]t\w*|empty|unused|unopened|lost|drops?|dropped|left|leaves|moved (?:off|from)|switched from|instead of|rather than|until i)\b|n['’]t\b/i
const commonWords = new Set(
  'a an the my her his their our its of in on at with for to from and or one two own system app tool page pages labels daily weekly shared'.split(
    ' ',
  ),
)
const plain = (word: string) => word.replace(/(?:es|s)$/, '')
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []

/** "Tried Notion, tried Evernote": named elsewhere as what she has left, it is hers no longer. */
function isGivenUp(quote: string, texts: readonly string[]): boolean {
  const named = wordsOf(quote)
    .filter((word) => !commonWords.has(word))
    .map(plain)
  if (named.length === 0) return false
  return texts
    .flatMap((text) => text.split(/[.!?;\n]+/))
    .some((sentence) => {
      const said = new Set(wordsOf(sentence).map(plain))
      return named.every((word) => said.has(word)) && givenUp.test(sentence)
    })
}

/** Of all that she named and did not leave, the first in the order of kinds. */
export function findSystem(scored: Pick<ScoredInputs, 'lines' | 'fields'>): NamedSystem | null {
  const texts = scored.fields
    .filter(({ id, unread }) => id !== 'P6' && unread === null)
    .flatMap(({ passages }) => passages.map(({ text }) => text))
  const kept = systemLines(scored).filter(({ quote }) => !isGivenUp(quote ?? '', texts))
  const named = Map.groupBy(kept.sort(byPosition), ({ quote }) => kindOfSystem(quote ?? ''))
  for (const kind of Object.keys(systemForms) as SystemKind[]) {
    const found = named.get(kind) ?? []
    const [line] = found.sort((a, b) => ((a.quote ?? '') < (b.quote ?? '') ? -1 : 1))
    if (line !== undefined) return { line, kind, isQuoted: standsBehindPreposition(line.quote ?? '') }
  }
  return null
}
