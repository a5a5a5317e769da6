import { type Tokens, wordAt } from '../tokens/tokenizer.ts'
import type { Match } from './phrase-trie.ts'

function letterCount({ from, to }: Match<unknown>, tokens: Tokens): number {
  let sum = 0
  for (let at = from; at < to; at++) sum += wordAt(tokens, at).length
  return sum
}

const byLength = (a: Match<unknown>, b: Match<unknown>, tokens: Tokens) =>
  b.to - b.from - (a.to - a.from) || letterCount(b, tokens) - letterCount(a, tokens) || a.from - b.from

function addLongest<Item>(overlapping: Match<Item>[], tokens: Tokens, kept: Match<Item>[]): void {
  const [first, second] = overlapping as [Match<Item>, Match<Item>]
  if (overlapping.length <= 2) {
    kept.push(overlapping.length === 1 || byLength(first, second, tokens) <= 0 ? first : second)
    return
  }
  const covered: boolean[] = []
  const isFree = ({ from, to }: Match<Item>) => {
    for (let at = from; at < to; at++) if (covered[at - first.from]) return false
    for (let at = from; at < to; at++) covered[at - first.from] = true
    return true
  }
  const free = overlapping.sort((a, b) => byLength(a, b, tokens)).filter(isFree)
  for (const match of free.sort((a, b) => a.from - b.from)) kept.push(match)
}

/** Drops what a longer match overlaps. */
export function longestMatches<Item>(matches: readonly Match<Item>[], tokens: Tokens): Match<Item>[] {
  const kept: Match<Item>[] = []
  let overlapping: Match<Item>[] = []
  let end = 0
  for (const match of matches) {
    if (match.from >= end && overlapping.length > 0) {
      addLongest(overlapping, tokens, kept)
      overlapping = []
    }
    overlapping.push(match)
    end = Math.max(end, match.to)
  }
  if (overlapping.length > 0) addLongest(overlapping, tokens, kept)
  return kept
}
