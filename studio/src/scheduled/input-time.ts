const two = (number: number) => String(number).padStart(2, '0')

/** As datetime-local writes it: local time, to the minute. */
export function inputTime(moment: string | Date): string {
  const at = new Date(moment)
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}
