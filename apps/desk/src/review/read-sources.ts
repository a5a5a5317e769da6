/** A source, a field or a change, with the sentence at which it was read first. */
export type ReadSources = ReadonlyMap<string, string>

/** Shorter is passing by. */
export const readAfterMs = 1_000

/** `P3` of `P3.2`: its items are shown beside each other. */
export const fieldOf = (source: string): string => source.split('.')[0] ?? source

export const isFolded = (read: ReadSources, what: string, sentence: string): boolean =>
  (read.get(what) ?? sentence) !== sentence

/** The same map where nothing is new. */
export function withRead(read: ReadSources, shown: readonly string[], sentence: string): ReadSources {
  const fresh = shown.filter((what) => !read.has(what))
  return fresh.length === 0 ? read : new Map([...read, ...fresh.map((what) => [what, sentence] as const)])
}
