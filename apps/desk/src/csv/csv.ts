import { stringify } from 'csv-stringify/sync'

/** Lets spreadsheets read the file as UTF-8. */
export const byteOrderMark = '\uFEFF'

/** RFC 4180; an apostrophe stops formulas, lists and objects are JSON. */
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
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
})
