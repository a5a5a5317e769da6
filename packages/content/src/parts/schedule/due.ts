import { formatShortDateTime } from './format-date-time.ts'

/**
 * A filter for documents that are due now. A cached answer must be revalidated at `publishAt` and
 * `unpublishAt`.
 */
export const isDue = `(!defined(publishAt) || dateTime(publishAt) <= dateTime(now())) && (!defined(unpublishAt) || dateTime(unpublishAt) > dateTime(now()))`

export interface Dates {
  publishAt?: unknown
  unpublishAt?: unknown
}

/** A date of the Studio in ms; `NaN` when there is none. */
const timeOf = (date: unknown) => (typeof date === 'string' ? Date.parse(date) : Number.NaN)

/** The same rule as `isDue` of the queries. */
export function isDueAt({ publishAt, unpublishAt }: Dates, now: number): boolean {
  return !(timeOf(publishAt) > now) && !(timeOf(unpublishAt) <= now)
}

/** “from Mon 23 Nov, 09:00”; `undefined` when no date matters any more. */
export function scheduleSummary({ publishAt, unpublishAt }: Dates, now = Date.now()): string | undefined {
  const [from, until] = [timeOf(publishAt), timeOf(unpublishAt)]
  if (until <= now) return `hidden since ${formatShortDateTime(until)}`
  const parts = [
    from > now && `from ${formatShortDateTime(from)}`,
    until > now && `until ${formatShortDateTime(until)}`,
  ]
  return parts.filter(Boolean).join(' ') || undefined
}
