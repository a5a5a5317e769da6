'use client'

import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { ageLamp, type QueueRow } from '@wiring/contract/desk/queue'
import { isSigned } from '../shell/map-state.ts'
import { formatUtcDay } from '../shell/utc-time.tsx'
import { ageLabels, ageText } from './age.ts'
import { LineMark } from './line-mark.tsx'
import {
  Address,
  AgeLamp,
  Cell,
  Head,
  HeadCell,
  NameLink,
  type QueueColumn,
  QueueFlag,
  Row,
  Rows,
  StateText,
  Table,
} from './queue-table.styles.ts'
import { circuitText, flagLabels, stateText } from './queue-texts.ts'

const features = tableFeatures({})
const column = createColumnHelper<typeof features, QueueRow>()

const age = column.display({ id: 'age', header: 'Age', cell: ({ row }) => <Age row={row.original} /> })
const deliveredAt = column.display({
  id: 'age',
  header: 'Delivered',
  cell: ({ row: { original } }) => original.delivered_at && formatUtcDay(original.delivered_at),
})
const otherColumns = column.columns([
  column.display({ id: 'name', header: 'Name', cell: ({ row }) => <Name row={row.original} /> }),
  column.display({ id: 'line', header: 'Line', cell: ({ row }) => <Line row={row.original} /> }),
  column.display({ id: 'circuit', header: 'Circuit', cell: ({ row }) => circuitText(row.original) }),
  column.display({ id: 'evidence', header: 'Evidence', cell: ({ row }) => evidenceText(row.original) }),
  column.display({ id: 'flags', header: 'Flags', cell: ({ row }) => <Flags row={row.original} /> }),
  column.display({ id: 'state', header: 'State', cell: ({ row }) => <State row={row.original} /> }),
])

const openColumns = [age, ...otherColumns]
const deliveredColumns = [deliveredAt, ...otherColumns]

export function QueueTable({
  rows,
  delivered,
  at,
  onFocus,
}: {
  rows: QueueRow[]
  delivered: boolean
  at: string | null
  onFocus: (map: string) => void
}) {
  const columns = delivered ? deliveredColumns : openColumns
  const table = useTable({ features, columns, data: rows, getRowId: ({ map_id }) => map_id })
  return (
    <Table>
      <caption className="ui-visually-hidden">Maps</caption>
      <Head>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <HeadCell key={header.id} scope="col" $column={header.column.id as QueueColumn}>
                <table.FlexRender header={header} />
              </HeadCell>
            ))}
          </tr>
        ))}
      </Head>
      <Rows>
        {table.getRowModel().rows.map((row) => (
          <Row key={row.id} data-row={row.id} $atCursor={row.id === at} onFocus={() => onFocus(row.id)}>
            {row.getAllCells().map((cell) => (
              <Cell key={cell.id} $column={cell.column.id as QueueColumn}>
                <table.FlexRender cell={cell} />
              </Cell>
            ))}
          </Row>
        ))}
      </Rows>
    </Table>
  )
}

function Age({ row: { age_seconds: age, state } }: { row: QueueRow }) {
  const lamp = state === 'delivered' ? 'gray' : ageLamp(age)
  return (
    <AgeLamp data-signal={lamp}>
      <i aria-hidden="true" />
      <span>{ageText(age)}</span>
      {lamp !== 'gray' && <span className="ui-visually-hidden">{`, ${ageLabels[lamp]}`}</span>}
    </AgeLamp>
  )
}

function Name({ row: { map_id, name, email, state } }: { row: QueueRow }) {
  return (
    <NameLink href={isSigned(state) ? `/delivery/${map_id}` : `/review/${map_id}`}>
      {name === '' ? (
        <span>
          Unnamed <Address>{email}</Address>
        </span>
      ) : (
        <bdi>{name}</bdi>
      )}
    </NameLink>
  )
}

function Line({ row: { gates } }: { row: QueueRow }) {
  if (gates.length === 0) return null
  return (
    <LineMark
      levels={gates.map(({ level, state }) => (state === 'none' ? null : state === 'both' ? 0 : level))}
    />
  )
}

const evidenceText = ({ claims, claims_with_evidence }: QueueRow) =>
  claims === 0 ? '' : `${claims_with_evidence} of ${claims}`

function Flags({ row }: { row: QueueRow }) {
  return flagLabels(row.flags).map(({ text, tone }) => (
    <QueueFlag key={text} $tone={tone}>
      {text}
    </QueueFlag>
  ))
}

function State({ row }: { row: QueueRow }) {
  return <StateText>{stateText(row)}</StateText>
}
