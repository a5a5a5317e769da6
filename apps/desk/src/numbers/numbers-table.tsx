import type { ReactNode } from 'react'
import styled from 'styled-components'
import { columnHeader } from '../parts/table.styles.ts'

const Scrolled = styled.div`
  max-height: 420px;
  overflow: auto;
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  text-align: left;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 9px 20px 9px 0;
    border-bottom: 1px solid var(--line);
    font-weight: 400;
    vertical-align: top;
  }

  thead th {
    position: sticky;
    top: 0;
    background: var(--bg);
    ${columnHeader}
    white-space: nowrap;
  }

  tbody th {
    min-width: 7em;
    overflow-wrap: anywhere;
  }

  :is(th, td):last-child {
    padding-right: 0;
  }
`

interface TableProps {
  label: string
  columns: string[]
  rows: ReactNode[][]
}

export function NumbersTable({ label, columns, rows }: TableProps) {
  return (
    <Scrolled role="region" aria-label={label} tabIndex={0}>
      <Table>
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
                  <td key={columns[index]}>{cell ?? '–'}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scrolled>
  )
}
