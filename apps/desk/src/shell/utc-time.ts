const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** "22 Nov 2026, 14:02", in UTC. */
export const utcTime = (iso: string): string => format.format(new Date(iso))
