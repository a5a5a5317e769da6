import type { CheckedReading, CheckedReadings } from '@wiring/session/checked-readings'

/** What the applicant said of the reading that a sentence of this rule prints, or of its opposite. */
export function verdictOf(rule: string, checked: CheckedReadings | null | undefined): CheckedReading | null {
  const [, on] = /^switch\.([A-Z]+)(?:\.both|\.middle)?$/.exec(rule) ?? []
  return checked?.verdicts.find(({ reading }) => on !== undefined && reading.startsWith(`${on}.`)) ?? null
}

export function verdictText({ reading, verdict, word }: CheckedReading): string {
  const said = verdict === 'me' ? 'That’s me' : 'Not me'
  return `Applicant on ${reading.split('.')[1] ?? reading}: ${said}${word ? `, “${word}”` : ''}`
}
