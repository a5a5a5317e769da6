// No shared `Intl` formatter: creating three took 20 to 30 ms on every page.

/** “Monday 23 November 2026 at 09:00 (Europe/Stockholm)” */
export function formatDateTime(time: string | number): string {
  const at = new Date(time)
  const day = at.toLocaleDateString('en-GB', { dateStyle: 'full' }).replace(',', '')
  const clock = at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  return `${day} at ${clock} (${Intl.DateTimeFormat().resolvedOptions().timeZone})`
}

/** “Mon 23 Nov, 09:00” */
export const formatShortDateTime = (time: string | number): string =>
  new Date(time).toLocaleString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
