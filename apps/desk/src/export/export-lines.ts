import { type ExportAsked, exportedSession } from '@wiring/session/desk/export'
import { byteOrderMark, csvLines } from '../csv/csv.ts'
import { exportCells, exportHeader, waitlistColumns } from './columns.ts'

type Asked = Pick<ExportAsked, 'set' | 'format'>
type Row = Record<string, unknown>

export const exportStart = ({ set, format }: Asked): string =>
  format === 'jsonl' ? '' : byteOrderMark + csvLines([set === 'waitlist' ? waitlistColumns : exportHeader])

export function exportPage({ set, format }: Asked, rows: Row[]): string {
  if (format === 'jsonl') return rows.map((row) => `${JSON.stringify(row)}\n`).join('')
  return csvLines(
    set === 'waitlist'
      ? rows.map((row) => waitlistColumns.map((column) => row[column]))
      : rows.map((row) => exportCells(exportedSession.parse(row))),
  )
}
