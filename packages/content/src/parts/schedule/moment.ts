const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' })
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const short = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** “Monday 23 November 2026 at 09:00 (Europe/Stockholm)”, in the reader's zone. */
export function moment(time: string | number): string {
  const at = new Date(time)
  return `${day.format(at).replace(',', '')} at ${clock.format(at)} (${clock.resolvedOptions().timeZone})`
}

/** “Mon 23 Nov, 09:00” */
export const shortMoment = (time: string | number): string => short.format(new Date(time))
