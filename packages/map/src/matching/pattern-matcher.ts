import type { Tokens } from '../tokens/tokenizer.ts'
import { WordCache } from '../tokens/word-table.ts'
import { compilePattern, type Pattern, type PatternStep } from './pattern.ts'
import type { Match } from './phrase-trie.ts'
import { hasBit, patternWord, type SetBits, setBits } from './word-sets.ts'

interface Anchored<Item> extends Pattern {
  id: number
  item: Item
}

const nothing: readonly never[] = []

export class PatternMatcher<Item> {
  /** For the test of linear time. */
  steps = 0
  private readonly count: number
  private readonly byAnchor = new Map<string, Anchored<Item>[]>()
  private readonly anchored = new WordCache((word) => {
    const named = this.byAnchor.get(word) ?? nothing
    const number = patternWord(word) === word ? nothing : (this.byAnchor.get(patternWord(word)) ?? nothing)
    return number.length === 0 ? named : [...named, ...number]
  })
  private bits: readonly SetBits[] = []

  constructor(patterns: readonly (readonly [pattern: string, item: Item])[]) {
    this.count = patterns.length
    for (const [id, [source, item]] of patterns.entries()) {
      const pattern = { id, item, ...compilePattern(source) }
      for (const word of pattern.anchor) {
        const known = this.byAnchor.get(word)
        if (known === undefined) this.byAnchor.set(word, [pattern])
        else known.push(pattern)
      }
    }
  }

  /** Overlapping ones too, in order. */
  findAll(tokens: Tokens): Match<Item>[] {
    const matches: Match<Item>[] = []
    const anchored = this.anchored.valuesOf(tokens.table)
    this.bits = setBits.valuesOf(tokens.table)
    const tried = new Int32Array(this.count)
    let present: SetBits = new Uint32Array(0)
    let presentIn = -1
    for (let at = 0; at < tokens.count; at++) {
      const patterns = anchored[tokens.wordIds[at] as number] as readonly Anchored<Item>[]
      if (patterns.length === 0) continue
      if (tokens.sentences[at] !== presentIn) {
        presentIn = tokens.sentences[at] as number
        present = this.setsInSentence(tokens, at)
      }
      for (let index = 0; index < patterns.length; index++) {
        const { id, item, steps, before, required } = patterns[index] as Anchored<Item>
        if (!hasAll(present, required)) continue
        const last = at - before[0]
        for (let from = Math.max(tried[id] as number, at - before[1]); from <= last; from++) {
          const to = this.match(steps, 0, tokens, from, from, false)
          if (to !== -1) matches.push({ item, from, to })
        }
        if (last >= (tried[id] as number)) tried[id] = last + 1
      }
    }
    return matches.sort((a, b) => a.from - b.from || a.to - b.to)
  }

  /** Of the rest of the sentence too; a cheap test before the long one. */
  private setsInSentence(tokens: Tokens, at: number): SetBits {
    const { sentences, wordIds } = tokens
    let from = at
    while (from > 0 && sentences[from - 1] === sentences[at]) from -= 1
    const present = new Uint32Array((this.bits[wordIds[at] as number] as SetBits).length)
    for (let index = from; index < tokens.count && sentences[index] === sentences[at]; index++) {
      const row = this.bits[wordIds[index] as number] as SetBits
      for (let word = 0; word < row.length; word++)
        present[word] = (present[word] as number) | (row[word] as number)
    }
    return present
  }

  /** A word such as "and", a comma, or both. */
  private matchJoint(
    steps: readonly PatternStep[],
    index: number,
    tokens: Tokens,
    from: number,
    at: number,
  ): number {
    if (!canReach(tokens, from, at, true)) return -1
    const { set } = steps[index] as PatternStep
    const isWord = hasBit(this.bits[tokens.wordIds[at] as number] as SetBits, set)
    const behindWord = isWord ? this.match(steps, index + 1, tokens, from, at + 1, false) : -1
    const isBreak = tokens.clauses[at] !== tokens.clauses[at - 1]
    const behindComma = isBreak ? this.match(steps, index + 1, tokens, from, at, true) : -1
    return Math.max(behindWord, behindComma)
  }

  /** The end of the longest match, or −1. */
  private match(
    steps: readonly PatternStep[],
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
    if (kind === 'end' || kind === 'not') {
      const isNext = canReach(tokens, from, at, false)
      const isBarred =
        isNext && (kind === 'end' || hasBit(this.bits[tokens.wordIds[at] as number] as SetBits, set))
      return isBarred ? -1 : this.match(steps, index + 1, tokens, from, at, mayBreak)
    }
    if (kind === 'joint') return this.matchJoint(steps, index, tokens, from, at)
    if (kind === 'break') return this.match(steps, index + 1, tokens, from, at, true)
    let end = isOptional ? this.match(steps, index + 1, tokens, from, at, mayBreak) : -1
    for (let next = at; next < at + most && canReach(tokens, from, next, mayBreak && next === at); next++) {
      if (kind === 'words' && !hasBit(this.bits[tokens.wordIds[next] as number] as SetBits, set)) break
      const found = this.match(steps, index + 1, tokens, from, next + 1, false)
      if (found > end) end = found
    }
    return end
  }
}

function hasAll(bits: SetBits, sets: readonly number[]): boolean {
  for (let index = 0; index < sets.length; index++) if (!hasBit(bits, sets[index] as number)) return false
  return true
}

function canReach(tokens: Tokens, from: number, at: number, mayBreak: boolean): boolean {
  if (at >= tokens.count || tokens.sentences[at] !== tokens.sentences[from]) return false
  return at === from || mayBreak || tokens.clauses[at] === tokens.clauses[at - 1]
}
