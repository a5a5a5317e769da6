export interface TrustNumbers {
  /** Rounded down to tens, as is `deleted`. */
  stored: number
  /** `null` while fewer than ten are stored. */
  oldestMonths: number | null
  deleted: number
}

type Name =
  | 'storedLabel'
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
          { label: texts.storedLabel, value: rounded(numbers.stored) },
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
