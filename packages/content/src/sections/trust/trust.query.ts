import { blocks, escaped, list, section } from '../../parts/markdown/markdown.ts'
import type { TrustPageQueryResult } from '../../sanity.types.ts'
import { numberRows, type TrustNumbers } from './number-rows.ts'

export const trustFragment = `trust{
  label, title, text, "statements": coalesce(statements[]{_key, title, text}, []),
  numbersTitle, storedLabel, deletedLabel, oldestLabel, fewText, awayText,
  restoredLabel, restoredOn, notRestoredText, mailsTitle, mailsText
}` as const

export const trustTypes = [] as const

export type Trust = NonNullable<NonNullable<TrustPageQueryResult>['trust']>

export const trustMarkdown = (trust: Trust, numbers: TrustNumbers | null) =>
  blocks(
    section(1, trust.title, escaped(trust.text)),
    ...trust.statements.map((statement) => section(2, statement.title, escaped(statement.text))),
    section(
      2,
      trust.numbersTitle,
      numbers === null && escaped(trust.awayText),
      list(numberRows(trust, numbers).map(({ label, value }) => `${label}: ${value}`)),
    ),
    section(2, trust.mailsTitle, escaped(trust.mailsText)),
  )
