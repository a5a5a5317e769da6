import { type ScoredInputs, systemLines } from '../crossed-wires/find-lines.ts'
import type { Line } from '../evidence/line.ts'
import { kindOfSystem, type SystemKind, standsBehindPreposition } from './system-kinds.ts'

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

/** What she has a habit or a trouble with is no door for what comes in. */
function isTold(quote: string, texts: readonly string[]): boolean {
  const named = wordsOf(quote)
    .filter((word) => !commonWords.has(word) && word.length > 3)
    .map(plain)
  const said = new Set(texts.flatMap(wordsOf).map(plain))
  return named.length > 0 && named.every((word) => said.has(word) || word === 'new')
}

/** What a line is put into whatever it is called: a box may be a lamp's, a wall full, a person away. */
const named: readonly SystemKind[] = [
  'notes',
  'list',
  'board',
  'sheets',
  'file',
  'folder',
  'calendar',
  'voice',
]

/** Papers of the people she works for. */
const ofOthers =
  /\b(?:births?|patients?|cases?|clients?|guests?|pupils?|students?|customers?|medical|residents?|visitors?)\b/i

/** The one thing under P6 that takes a line, and that nothing else of hers says she left. */
export function findSystem(scored: Pick<ScoredInputs, 'lines' | 'fields'>): NamedSystem | null {
  const texts = scored.fields
    .filter(({ id, unread }) => id !== 'P6' && unread === null)
    .flatMap(({ passages }) => passages.map(({ text }) => text))
  const found = systemLines(scored).flatMap((line) => {
    const kind = kindOfSystem(line.quote ?? '')
    return kind === undefined ? [] : [{ line, kind }]
  })
  const [only] = found
  if (only === undefined || found.length > 1 || !named.includes(only.kind)) return null
  const quote = only.line.quote ?? ''
  if (ofOthers.test(quote)) return null
  const told = scored.fields
    .filter(({ id, unread }) => /^(?:A6|P3|P4)$/.test(id) && unread === null)
    .flatMap(({ passages }) => passages.map(({ text }) => text))
  return isGivenUp(quote, texts) || isTold(quote, told)
    ? null
    : { ...only, isQuoted: standsBehindPreposition(quote) }
}
