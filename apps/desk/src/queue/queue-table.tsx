'use client'

import { ageLamp, type QueueRow } from '@wiring/contract/desk/queue'
import { readableAddress } from '@wiring/session/readable-address'
import type { ReactNode } from 'react'
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

const headers: Record<QueueColumn, string> = {
  age: 'Age',
  name: 'Name',
  line: 'Line',
  circuit: 'Circuit',
  evidence: 'Evidence',
  flags: 'Flags',
  state: 'State',
}
const columns = Object.keys(headers) as QueueColumn[]

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
  return (
    <Table>
      <caption className="ui-visually-hidden">Maps</caption>
      <Head>
        <tr>
          {columns.map((column) => (
            <HeadCell key={column} scope="col" $column={column}>
              {delivered && column === 'age' ? 'Delivered' : headers[column]}
            </HeadCell>
          ))}
        </tr>
      </Head>
      <Rows>
        {rows.map((row) => (
          <Row
            key={row.map_id}
            data-row={row.map_id}
            $atCursor={row.map_id === at}
            onFocus={() => onFocus(row.map_id)}
          >
            {columns.map((column) => (
              <Cell key={column} $column={column}>
                {delivered && column === 'age' ? deliveryDay(row) : cells[column](row)}
              </Cell>
            ))}
          </Row>
        ))}
      </Rows>
    </Table>
  )
}

const cells: Record<QueueColumn, (row: QueueRow) => ReactNode> = {
  age: (row) => <Age row={row} />,
  name: (row) => <Name row={row} />,
  line: (row) => <Line row={row} />,
  circuit: circuitText,
  evidence: ({ claims, claims_with_evidence }) =>
    claims === 0 ? '' : `${claims_with_evidence} of ${claims}`,
  flags: (row) => <Flags row={row} />,
  state: (row) => <StateText>{stateText(row)}</StateText>,
}

const deliveryDay = ({ delivered_at }: QueueRow) => delivered_at && formatUtcDay(delivered_at)

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
          Unnamed <Address>{readableAddress(email)}</Address>
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

function Flags({ row }: { row: QueueRow }) {
  return flagLabels(row.flags).map(({ text, tone }) => (
    <QueueFlag key={text} $tone={tone}>
      {text}
    </QueueFlag>
  ))
}
