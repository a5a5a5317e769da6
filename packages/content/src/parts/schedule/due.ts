import { formatShortDateTime } from './format-date-time.ts'

/** A GROQ filter. Cached answers must be revalidated at both dates. */
export const isDue = `(!defined(publishAt) || dateTime(publishAt) <= dateTime(now())) && (!defined(unpublishAt) || dateTime(unpublishAt) > dateTime(now()))`

export interface Dates {
  publishAt?: unknown
  unpublishAt?: unknown
}

const parseDate = (date: unknown) => (typeof date === 'string' ? Date.parse(date) : Number.NaN)

export function isDueAt({ publishAt, unpublishAt }: Dates, now: number): boolean {
  return !(parseDate(publishAt) > now) && !(parseDate(unpublishAt) <= now)
}

/** `undefined` when no date matters any more. */
export function scheduleSummary({ publishAt, unpublishAt }: Dates, now = Date.now()): string | undefined {
  const [from, until] = [parseDate(publishAt), parseDate(unpublishAt)]
  if (until <= now) return `hidden since ${formatShortDateTime(until)}`
  const parts = [
    from > now && `from ${formatShortDateTime(from)}`,
    until > now && `until ${formatShortDateTime(until)}`,
  ]
  return parts.filter(Boolean).join(' ') || undefined
}
