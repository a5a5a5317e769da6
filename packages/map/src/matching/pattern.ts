import { wordSet } from './word-sets.ts'

export interface PatternStep {
  kind: 'words' | 'gap' | 'break' | 'start' | 'end' | 'not' | 'joint'
  /** Of its words; −1 for the others. */
  set: number
  isOptional: boolean
  /** Words that it spans. */
  most: number
}

const marks: Record<string, Pick<PatternStep, 'kind' | 'most'>> = {
  '..': { kind: 'gap', most: 2 },
  '...': { kind: 'gap', most: 4 },
  ',': { kind: 'break', most: 0 },
  '^': { kind: 'start', most: 0 },
  $: { kind: 'end', most: 0 },
}

const withoutComma = (part: string) =>
  part
    .split('/')
    .filter((form) => form !== ',')
    .join('/')

function stepOf(part: string): PatternStep {
  const mark = marks[part]
  if (mark !== undefined) return { ...mark, set: -1, isOptional: mark.kind === 'gap' }
  if (part.startsWith('!')) return { kind: 'not', set: wordSet(part.slice(1)).id, isOptional: false, most: 0 }
  const isJoint = part.split('/').includes(',')
  if (isJoint) return { kind: 'joint', set: wordSet(withoutComma(part)).id, isOptional: false, most: 1 }
  const isOptional = part.endsWith('?')
  const { id } = wordSet(isOptional ? part.slice(0, -1) : part)
  return { kind: 'words', set: id, isOptional, most: 1 }
}

const commonWords =
  'the a an it i to and of in is was my for on with that this at until before every then never no not when one from'.split(
    ' ',
  )
/** As if sixty words stood there. For speed alone: with 10 or 600 every map is the same. */
const commonCost = 60

export interface Pattern {
  steps: readonly PatternStep[]
  /** The words that are looked for first: the rarest. */
  anchor: readonly string[]
  /** Fewest and most words before the anchor. */
  before: readonly [fewest: number, most: number]
  /** Sets of the words that stand in every match. */
  required: readonly number[]
}

function costOf(part: string, { kind, isOptional }: PatternStep): number {
  if (kind !== 'words' || isOptional) return Number.POSITIVE_INFINITY
  const { words } = wordSet(part)
  return words.size + commonCost * commonWords.filter((word) => words.has(word)).length
}

/** How many places it may begin at, seen from the word after these steps. */
const spread = (lead: readonly PatternStep[]): number =>
  lead.reduce((total, { isOptional, most }) => total + (isOptional ? most : 0), 0)

/**
 * A word, "a/b", a class "@work", a number "#"; "?" after what may be missing, ".." and "..." up to two and
 * four words, "," a clause may end here, "and/," it ends here or "and" stands here, "$" a clause ends here,
 * "^" a sentence begins here, "!a/b" none of these comes next.
 */
export function compilePattern(pattern: string): Pattern {
  const parts = pattern.split(' ')
  const steps = parts.map(stepOf)
  const costs = steps.map(
    (step, index) => costOf(parts[index] ?? '', step) * (1 + spread(steps.slice(0, index))),
  )
  const index = costs.indexOf(Math.min(...costs))
  if (costs[index] === Number.POSITIVE_INFINITY) throw new Error(`"${pattern}" has no word.`)
  const { words, hasNumbers } = wordSet(parts[index] ?? '')
  const lead = steps.slice(0, index)
  const fewest = lead.filter(({ kind, isOptional }) => kind === 'words' && !isOptional).length
  const most = lead.reduce((total, step) => total + step.most, 0)
  const required = steps.flatMap(({ kind, set, isOptional }) => (kind !== 'words' || isOptional ? [] : set))
  return { steps, anchor: hasNumbers ? [...words, '#'] : [...words], before: [fewest, most], required }
}
