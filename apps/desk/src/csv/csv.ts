import { stringify } from 'csv-stringify/sync'

/** Without it spreadsheets do not read UTF-8. */
export const byteOrderMark = '\uFEFF'

/** Where `;`, tab or `|` separates cells, a part behind it is a cell that may begin like a formula. */
const hiddenFormula = /([;\t|\r\n][\s"']*)(?=[=+\-@＝＋－＠])/g
const inert = (text: string) => text.replace(hiddenFormula, "$1'")

/** RFC 4180; lists and objects as JSON, formulas escaped by an apostrophe. */
export function csvLines(rows: readonly (readonly unknown[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    {
      record_delimiter: 'windows',
      quoted: true,
      quoted_empty: true,
      escape_formulas: true,
      cast: {
        boolean: String,
        object: (value) => inert(JSON.stringify(value)),
        number: String,
        string: inert,
      },
    },
  )
}

export const fileHeaders = (type: string, name: string) => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename="${name}"`,
})
