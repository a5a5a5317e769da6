/** What the tick knows of a published document. Times are ISO 8601. */
export interface Dated {
  _type: string
  _updatedAt: string
  publishAt?: string | null
  unpublishAt?: string | null
}

/** How each type looked at the last tick: how many documents it has, and when the newest changed. */
export type Prints = ReadonlyMap<string, string>

/** A print of each type; it changes with every publish, unpublish and deletion. */
export function printsOf(documents: readonly Dated[]): Prints {
  const prints = new Map<string, { count: number; last: string }>()
  for (const { _type, _updatedAt } of documents) {
    const { count, last } = prints.get(_type) ?? { count: 0, last: '' }
    prints.set(_type, { count: count + 1, last: last > _updatedAt ? last : _updatedAt })
  }
  return new Map([...prints].map(([type, { count, last }]) => [type, `${count} ${last}`]))
}

/** The types whose print changed: a publish whose webhook may have been lost. */
export function changedTypes(before: Prints, after: Prints): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (type) => before.get(type) !== after.get(type),
  )
}

/** The types of which something appears or disappears after `from` and not after `until` (ms since 1970). */
export function dueTypes(documents: readonly Dated[], from: number, until: number): string[] {
  const falls = (time: string | null | undefined) => {
    const at = Date.parse(time ?? '')
    return at > from && at <= until
  }
  const due = documents.filter(({ publishAt, unpublishAt }) => falls(publishAt) || falls(unpublishAt))
  return [...new Set(due.map(({ _type }) => _type))]
}

/** The next moment at which something appears or disappears, `null` when nothing is planned. */
export function nextMoment(documents: readonly Dated[], after: number): number | null {
  const moments = documents
    .flatMap(({ publishAt, unpublishAt }) => [publishAt, unpublishAt])
    .map((time) => Date.parse(time ?? ''))
    .filter((at) => at > after)
  return moments.length > 0 ? Math.min(...moments) : null
}
