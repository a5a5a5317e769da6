export interface DatedDocument {
  _id: string
  _type: string
  _updatedAt: string
  publishAt?: string | null
  unpublishAt?: string | null
}

/** When each changed type changed last: ms since 1970, `Infinity` where a document is gone. */
export function changesByType(
  before: readonly DatedDocument[],
  after: readonly DatedDocument[],
): Map<string, number> {
  const known = new Map(before.map((document) => [document._id, document]))
  const changes = new Map<string, number>()
  const note = (type: string, at: number) => changes.set(type, Math.max(at, changes.get(type) ?? 0))
  for (const { _id, _type, _updatedAt } of after) {
    if (known.get(_id)?._updatedAt !== _updatedAt) note(_type, latestInstant(_updatedAt))
    known.delete(_id)
  }
  for (const { _type } of known.values()) note(_type, Infinity)
  return changes
}

/** The hosted lake cuts its dates to seconds. */
const latestInstant = (time: string) => Date.parse(time) + (time.includes('.') ? 0 : 999)

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
