import type { QueueFilter } from '@wiring/contract/desk/queue'
import styled from 'styled-components'
import { ChoiceLink, Choices } from '../parts/head-bar.styles.ts'
import { filterNames } from './queue-texts.ts'
import type { QueueView } from './queue-view.ts'

const orders = [
  { sort: 'oldest', label: 'Oldest first' },
  { sort: 'newest', label: 'Newest first' },
  { sort: 'name', label: 'Name A–Z' },
  { sort: 'name_down', label: 'Name Z–A' },
] as const

const Filters = styled(Choices)`
  && {
    gap: 0 14px;
  }
`

const FilterLink = styled(ChoiceLink)`
  white-space: nowrap;
`

const Orders = styled.details`
  position: relative;
  color: var(--ink-2);
`

const Order = styled.summary`
  padding: 6px 0;
  cursor: pointer;
`

const OrderMenu = styled.ul`
  position: absolute;
  z-index: 3;
  padding: 8px 0;
  border: 1px solid var(--ink);
  background: var(--sheet);
`

const OrderLink = styled.a`
  display: block;
  padding: 8px 16px;
  text-decoration: none;
  white-space: nowrap;

  &:hover,
  &[aria-current] {
    color: var(--ink);
    box-shadow: inset 3px 0 0 var(--ink);
  }
`

export function QueueFilters({
  filters,
  counts,
  view,
  address,
}: {
  filters: readonly QueueFilter[]
  counts: Record<QueueFilter, number>
  view: QueueView
  address: (change: Partial<QueueView>) => string
}) {
  return (
    <>
      {filters.length > 0 && (
        <Filters className="ui-label" aria-label="Filters">
          {filters.map((show) => (
            <FilterLink
              key={show}
              href={address({ show })}
              aria-current={show === view.show || undefined}
            >{`${filterNames[show]} ${counts[show]}`}</FilterLink>
          ))}
        </Filters>
      )}
      <Orders className="ui-label">
        <Order>{orders.find(({ sort }) => sort === view.sort)?.label}</Order>
        <OrderMenu>
          {orders.map(({ sort, label }) => (
            <li key={sort}>
              <OrderLink href={address({ sort })} aria-current={sort === view.sort || undefined}>
                {label}
              </OrderLink>
            </li>
          ))}
        </OrderMenu>
      </Orders>
    </>
  )
}
