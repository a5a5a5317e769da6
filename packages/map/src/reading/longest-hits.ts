import type { Hit } from './phrase-index.ts'
import { type Words, wordAt } from './words.ts'

/** Only letters decide, not spaces and marks between words. */
function letters({ from, to }: Hit<unknown>, words: Words): number {
  let sum = 0
  for (let at = from; at < to; at++) sum += wordAt(words, at).length
  return sum
}

const byLength = (a: Hit<unknown>, b: Hit<unknown>, words: Words) =>
  b.to - b.from - (a.to - a.from) || letters(b, words) - letters(a, words) || a.from - b.from

/** Of hits that overlap in a row the longest, and those it leaves room for. */
function addLongest<Item>(row: Hit<Item>[], words: Words, kept: Hit<Item>[]): void {
  const [first, second] = row as [Hit<Item>, Hit<Item>]
  if (row.length <= 2) {
    kept.push(row.length === 1 || byLength(first, second, words) <= 0 ? first : second)
    return
  }
  const covered: boolean[] = []
  const isFree = ({ from, to }: Hit<Item>) => {
    for (let at = from; at < to; at++) if (covered[at - first.from]) return false
    for (let at = from; at < to; at++) covered[at - first.from] = true
    return true
  }
  const free = row.sort((a, b) => byLength(a, b, words)).filter(isFree)
  for (const hit of free.sort((a, b) => a.from - b.from)) kept.push(hit)
}

/** Without those that a longer one overlaps; in word order. */
export function longestHits<Item>(hits: readonly Hit<Item>[], words: Words): Hit<Item>[] {
  const kept: Hit<Item>[] = []
  let row: Hit<Item>[] = []
  let end = 0
  for (const hit of hits) {
    if (hit.from >= end && row.length > 0) {
      addLongest(row, words, kept)
      row = []
    }
    row.push(hit)
    end = Math.max(end, hit.to)
  }
  if (row.length > 0) addLongest(row, words, kept)
  return kept
}
