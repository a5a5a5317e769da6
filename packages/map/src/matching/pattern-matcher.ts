import type { Tokens } from '../tokens/tokenizer.ts'
import { WordCache } from '../tokens/word-table.ts'
import { compilePattern, type Pattern, patternWord, type Step } from './pattern.ts'
import type { Match } from './phrase-trie.ts'
import { hasBit, type SetBits, setBits } from './word-sets.ts'

interface Anchored<Item> extends Pick<Pattern, 'steps' | 'before'> {
  id: number
  item: Item
  /** The set of the first word; −1 where it may be missing. */
  first: number
}

const firstSet = (steps: readonly Step[]): number => {
  const first = steps.find(({ kind }) => kind !== 'start')
  return first === undefined || first.isOptional ? -1 : first.set
}

export class PatternMatcher<Item> {
  /** For the test of linear time. */
  steps = 0
  private readonly count: number
  private readonly byAnchor = new Map<string, Anchored<Item>[]>()
  private readonly anchored = new WordCache((word) => this.byAnchor.get(patternWord(word)) ?? [])
  private bits: readonly SetBits[] = []

  constructor(patterns: readonly (readonly [pattern: string, item: Item])[]) {
    this.count = patterns.length
    for (const [id, [pattern, item]] of patterns.entries()) {
      const { steps, anchor, before } = compilePattern(pattern)
      const anchored = { id, item, steps, before, first: firstSet(steps) }
      for (const word of anchor) {
        const known = this.byAnchor.get(word)
        if (known === undefined) this.byAnchor.set(word, [anchored])
        else known.push(anchored)
      }
    }
  }

  /** Overlapping ones too, in order. */
  findAll(tokens: Tokens): Match<Item>[] {
    const matches: Match<Item>[] = []
    const anchored = this.anchored.valuesOf(tokens.table)
    this.bits = setBits.valuesOf(tokens.table)
    const tried = new Int32Array(this.count)
    for (let at = 0; at < tokens.count; at++) {
      const patterns = anchored[tokens.wordIds[at] ?? -1] ?? []
      for (let index = 0; index < patterns.length; index++) {
        const { id, item, steps, before, first } = patterns[index] as Anchored<Item>
        const last = at - before[0]
        for (let from = Math.max(tried[id] ?? 0, at - before[1]); from <= last; from++) {
          if (first !== -1 && !this.isIn(tokens, from, first)) continue
          const to = this.match(steps, 0, tokens, from, from, false)
          if (to !== -1) matches.push({ item, from, to })
        }
        if (last >= (tried[id] ?? 0)) tried[id] = last + 1
      }
    }
    return matches.sort((a, b) => a.from - b.from || a.to - b.to)
  }

  private isIn(tokens: Tokens, at: number, set: number): boolean {
    return hasBit(this.bits[tokens.wordIds[at] ?? -1] as SetBits, set)
  }

  /** The end of the longest match, or −1. */
  private match(
    steps: readonly Step[],
    index: number,
    tokens: Tokens,
    from: number,
    at: number,
    mayBreak: boolean,
  ): number {
    this.steps += 1
    const step = steps[index]
    if (step === undefined) return at === from ? -1 : at
    const { kind, set, isOptional, most } = step
    if (kind === 'start')
      return at > 0 && tokens.sentences[at - 1] === tokens.sentences[at]
        ? -1
        : this.match(steps, index + 1, tokens, from, at, mayBreak)
    if (kind === 'break') return this.match(steps, index + 1, tokens, from, at, true)
    let end = isOptional ? this.match(steps, index + 1, tokens, from, at, mayBreak) : -1
    for (let next = at; next < at + most && canReach(tokens, from, next, mayBreak && next === at); next++) {
      if (kind === 'words' && !this.isIn(tokens, next, set)) break
      const found = this.match(steps, index + 1, tokens, from, next + 1, false)
      if (found > end) end = found
    }
    return end
  }
}

function canReach(tokens: Tokens, from: number, at: number, mayBreak: boolean): boolean {
  if (at >= tokens.count || tokens.sentences[at] !== tokens.sentences[from]) return false
  return at === from || mayBreak || tokens.clauses[at] === tokens.clauses[at - 1]
}
