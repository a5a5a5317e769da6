const short = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** "2 Nov 2026, 14:02". */
export const formatUtc = (iso: string): string => short.format(new Date(iso))

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** "2 Nov 2026". */
export const formatUtcDay = (iso: string): string => day.format(new Date(iso))

export const formatUtcWithZone = (iso: string): string => `${formatUtc(iso)} UTC`

const aligned = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** "02 Nov 2026, 14:02", aligned in columns. */
export function UtcTime({ at }: { at: string | null }) {
  if (at === null) return <span>never</span>
  return <time dateTime={at}>{aligned.format(new Date(at))}</time>
}
