const format = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** In UTC; the column says so. */
export function Moment({ at }: { at: string | null }) {
  if (at === null) return <>never</>
  return <time dateTime={at}>{format.format(new Date(at))}</time>
}
