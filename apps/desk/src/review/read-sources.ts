import type { Sentence } from '@wiring/map/snapshot'
import { type EvidenceCard, splitLines } from './evidence.ts'

export type ReadSources = ReadonlyMap<string, string>

export const readAfterMs = 1_000

export const fieldOf = (source: string): string => source.split('.')[0] ?? source

export const isFolded = (read: ReadSources, what: string, sentence: string): boolean =>
  (read.get(what) ?? sentence) !== sentence

export function withRead(read: ReadSources, shown: readonly string[], sentence: string): ReadSources {
  const fresh = shown.filter((what) => !read.has(what))
  return fresh.length === 0 ? read : new Map([...read, ...fresh.map((what) => [what, sentence] as const)])
}

const plain = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/[\s.,;。]+$/u, '')
    .trim()

/** All of a source stands in the sentence itself: its card says nothing more. */
export function isQuotedWhole(
  { slots }: Pick<Sentence, 'slots'>,
  { source, lines, picture }: EvidenceCard,
): boolean {
  const { own: [own] = [], beside } = splitLines(lines)
  // What stands beside it in a list is read with it.
  if (own === undefined || beside.length > 0 || picture !== null) return false
  const text = plain(own.map((part) => part.text).join(''))
  return slots.some((slot) => slot.kind === 'quote' && slot.source === source && plain(slot.text) === text)
}
