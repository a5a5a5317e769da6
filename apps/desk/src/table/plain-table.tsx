import type { ReactNode } from 'react'
import { TableFrame } from './table-frame.ts'

interface PlainTableProps {
  label: string
  columns: string[]
  rows: ReactNode[][]
}

/** Scrolls by itself where it is too wide. */
export function PlainTable({ label, columns, rows }: PlainTableProps) {
  return (
    <TableFrame role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are never reordered
            <tr key={row}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[index]} data-number={typeof cell === 'number' || undefined}>
                    {cell ?? '–'}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  )
}
