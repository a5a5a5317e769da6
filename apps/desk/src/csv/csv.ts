import { stringify } from 'csv-stringify/sync'

/** Without it spreadsheets do not read UTF-8. */
export const byteOrderMark = '\uFEFF'

/** RFC 4180; lists and objects as JSON, formulas escaped by an apostrophe. */
export function csvLines(rows: readonly (readonly unknown[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    {
      record_delimiter: 'windows',
      escape_formulas: true,
      cast: { boolean: String, object: (value) => JSON.stringify(value), number: String },
    },
  )
}

export const fileHeaders = (type: string, name: string) => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename="${name}"`,
})
