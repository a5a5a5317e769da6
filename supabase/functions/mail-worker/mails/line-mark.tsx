import { token } from './tokens.ts'

export type GatePosition = -2 | -1 | 0 | 1 | 2 | 'both' | 'none'

interface Column {
  width: number
  inked: (row: number) => boolean
}

const lanes = (at: GatePosition): readonly number[] => (at === 'both' ? [-1, 1] : [at === 'none' ? 0 : at])

const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const rowOf = (lane: number) => (lane + 2) * 2
const cell = 3

function columnsOf(line: readonly GatePosition[]): Column[] {
  const end = { width: 2 * cell, inked: (row: number) => row === rowOf(0) }
  const turn = (from: GatePosition, to: GatePosition): Column => {
    const passed = [...lanes(from), ...lanes(to)].map(rowOf)
    const [top, bottom] = [Math.min(...passed), Math.max(...passed)]
    return { width: cell, inked: (row) => row >= top && row <= bottom }
  }
  return [
    end,
    ...line.flatMap((at, index) => [
      turn(line[index - 1] ?? 0, at),
      {
        width: 3 * cell,
        inked: (row: number) => at !== 'none' && lanes(at).some((lane) => rowOf(lane) === row),
      },
    ]),
    turn(line.at(-1) ?? 0, 0),
    end,
  ]
}

/** Of cells: nothing to fetch or to block. */
export function LineMark({ line }: { line: readonly GatePosition[] }) {
  const columns = columnsOf(line)
  return (
    <table
      role="img"
      aria-label="Your line"
      align="right"
      border={0}
      cellPadding={0}
      cellSpacing={0}
      width={columns.reduce((sum, { width }) => sum + width, 0)}
      style={{ borderCollapse: 'collapse', fontSize: '1px', lineHeight: '1px' }}
    >
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            {columns.map(({ width, inked }, index) => {
              const paint = inked(row)
                ? { className: 'm-trace', style: { backgroundColor: token.ink, padding: 0 } }
                : {}
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name.
              return <td key={index} width={width} height={cell} {...paint} />
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
