export interface TrustNumbers {
  /** Rounded down to tens, as is `deleted`. */
  held: number
  /** `null` while fewer than ten are held. */
  oldestMonths: number | null
  deleted: number
}

type Name =
  | 'heldLabel'
  | 'deletedLabel'
  | 'oldestLabel'
  | 'fewText'
  | 'restoredLabel'
  | 'restoredOn'
  | 'notRestoredText'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export function numberRows(texts: Record<Name, string | null>, numbers: TrustNumbers | null) {
  const rounded = (number: number) => (number === 0 ? texts.fewText : String(number))
  const rows = [
    ...(numbers
      ? [
          { label: texts.heldLabel, value: rounded(numbers.held) },
          { label: texts.deletedLabel, value: rounded(numbers.deleted) },
        ]
      : []),
    ...(numbers && numbers.oldestMonths !== null
      ? [{ label: texts.oldestLabel, value: String(numbers.oldestMonths) }]
      : []),
    {
      label: texts.restoredLabel,
      value: texts.restoredOn ? day.format(new Date(texts.restoredOn)) : texts.notRestoredText,
    },
  ]
  return rows
}
