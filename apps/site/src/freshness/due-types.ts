/** Times are ISO 8601. */
export interface DatedDocument {
  _type: string
  _updatedAt: string
  publishAt?: string | null
  unpublishAt?: string | null
}

/** By type: number of documents and latest change. */
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

/** Those of which something appears or disappears after `from` and until `until` (ms since 1970). */
export function dueTypes(documents: readonly DatedDocument[], from: number, until: number): string[] {
  const falls = (time: string | null | undefined) => {
    const at = Date.parse(time ?? '')
    return at > from && at <= until
  }
  const due = documents.filter(({ publishAt, unpublishAt }) => falls(publishAt) || falls(unpublishAt))
  return [...new Set(due.map(({ _type }) => _type))]
}

/** `null` when nothing is planned. */
export function nextMoment(documents: readonly DatedDocument[], after: number): number | null {
  const moments = documents
    .flatMap(({ publishAt, unpublishAt }) => [publishAt, unpublishAt])
    .map((time) => Date.parse(time ?? ''))
    .filter((at) => at > after)
  return moments.length > 0 ? Math.min(...moments) : null
}
