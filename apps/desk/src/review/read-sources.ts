import type { Source } from '@wiring/map/snapshot'

/** Each source of the evidence with the sentence at which it was read first. */
export type ReadSources = ReadonlyMap<Source, string>

/** Shorter is passing by. */
export const readAfterMs = 1_000

/** A source is open at the sentence at which it was read first, and at every one before that. */
export const isFolded = (read: ReadSources, source: Source, sentence: string): boolean =>
  (read.get(source) ?? sentence) !== sentence

/** The same map where nothing is new. */
export function withRead(read: ReadSources, sources: readonly Source[], sentence: string): ReadSources {
  const fresh = sources.filter((source) => !read.has(source))
  return fresh.length === 0 ? read : new Map([...read, ...fresh.map((each) => [each, sentence] as const)])
}
