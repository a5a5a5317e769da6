export type ReadSources = ReadonlyMap<string, string>

export const readAfterMs = 1_000

export const fieldOf = (source: string): string => source.split('.')[0] ?? source

export const isFolded = (read: ReadSources, what: string, sentence: string): boolean =>
  (read.get(what) ?? sentence) !== sentence

export function withRead(read: ReadSources, shown: readonly string[], sentence: string): ReadSources {
  const fresh = shown.filter((what) => !read.has(what))
  return fresh.length === 0 ? read : new Map([...read, ...fresh.map((what) => [what, sentence] as const)])
}
