import { type Tokens, wordAt } from '../tokens/tokenizer.ts'
import { WordCache } from '../tokens/word-table.ts'
import { compilePattern, type Step } from './pattern.ts'
import type { Match } from './phrase-trie.ts'

interface Compiled<Item> {
  item: Item
  steps: readonly Step[]
}

const digits = /^\d/

export class PatternMatcher<Item> {
  /** For the test of linear time. */
  steps = 0
  private readonly byFirstWord = new Map<string, Compiled<Item>[]>()
  private readonly starts = new WordCache((word) => this.startsWith(word))

  constructor(patterns: readonly (readonly [pattern: string, item: Item])[]) {
    for (const [pattern, item] of patterns) this.add({ item, steps: compilePattern(pattern) })
  }

  /** Overlapping ones too. */
  findAll(tokens: Tokens): Match<Item>[] {
    const matches: Match<Item>[] = []
    const starts = this.starts.valuesOf(tokens.table)
    for (let from = 0; from < tokens.count; from++)
      for (const { item, steps } of starts[tokens.wordIds[from] ?? -1] ?? []) {
        const to = this.match(steps, 0, tokens, from, from, false)
        if (to !== -1) matches.push({ item, from, to })
      }
    return matches
  }

  private add(compiled: Compiled<Item>): void {
    const start = compiled.steps.findIndex(({ kind }) => kind !== 'start')
    const first = compiled.steps[start]
    if (first === undefined || first.words.size === 0) throw new Error('A pattern begins with words.')
    if (first.isOptional) {
      this.add({ ...compiled, steps: compiled.steps.toSpliced(start, 1) })
      this.add({ ...compiled, steps: compiled.steps.with(start, { ...first, isOptional: false }) })
      return
    }
    for (const word of first.kind === 'number' ? [...first.words, '#'] : first.words) {
      const known = this.byFirstWord.get(word)
      if (known === undefined) this.byFirstWord.set(word, [compiled])
      else known.push(compiled)
    }
  }

  private startsWith(word: string): readonly Compiled<Item>[] {
    return this.byFirstWord.get(digits.test(word) ? '#' : word) ?? []
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
    if (step === undefined) return at
    if (step.kind === 'start')
      return at > 0 && tokens.sentences[at - 1] === tokens.sentences[at]
        ? -1
        : this.match(steps, index + 1, tokens, from, at, mayBreak)
    if (step.kind === 'break') return this.match(steps, index + 1, tokens, from, at, true)
    const skipped = step.isOptional ? this.match(steps, index + 1, tokens, from, at, mayBreak) : -1
    let end = skipped
    const most = step.kind === 'gap' ? step.most : 1
    for (let next = at; next < at + most && canReach(tokens, from, next, mayBreak && next === at); next++) {
      if (step.kind !== 'gap' && !fits(step, wordAt(tokens, next))) break
      end = Math.max(end, this.match(steps, index + 1, tokens, from, next + 1, false))
    }
    return end
  }
}

function canReach(tokens: Tokens, from: number, at: number, mayBreak: boolean): boolean {
  if (at >= tokens.count || tokens.sentences[at] !== tokens.sentences[from]) return false
  return at === from || mayBreak || tokens.clauses[at] === tokens.clauses[at - 1]
}

const fits = ({ kind, words }: Step, word: string) =>
  words.has(word) || (kind === 'number' && digits.test(word))
