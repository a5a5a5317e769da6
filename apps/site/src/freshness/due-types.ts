export interface DatedDocument {
  _type: string
  _updatedAt: string
  publishAt?: string | null
  unpublishAt?: string | null
}

/** `{number of documents} {latest _updatedAt}` by type. */
export type LatestChanges = ReadonlyMap<string, string>

export function latestChangeByType(documents: readonly DatedDocument[]): LatestChanges {
  const latest = new Map<string, { count: number; last: string }>()
  for (const { _type, _updatedAt } of documents) {
    const { count, last } = latest.get(_type) ?? { count: 0, last: '' }
    latest.set(_type, { count: count + 1, last: last > _updatedAt ? last : _updatedAt })
  }
  return new Map([...latest].map(([type, { count, last }]) => [type, `${count} ${last}`]))
}

export function changedTypes(before: LatestChanges, after: LatestChanges): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (type) => before.get(type) !== after.get(type),
  )
}

/** With a date after `from`, up to `until` (ms since 1970). */
export function dueTypes(documents: readonly DatedDocument[], from: number, until: number): string[] {
  const isDue = (time: string | null | undefined) => {
    const at = Date.parse(time ?? '')
    return at > from && at <= until
  }
  const due = documents.filter(({ publishAt, unpublishAt }) => isDue(publishAt) || isDue(unpublishAt))
  return [...new Set(due.map(({ _type }) => _type))]
}

export function nextDueTime(documents: readonly DatedDocument[], after: number): number {
  const times = documents
    .flatMap(({ publishAt, unpublishAt }) => [publishAt, unpublishAt])
    .map((time) => Date.parse(time ?? ''))
    .filter((at) => at > after)
  return Math.min(...times)
}
