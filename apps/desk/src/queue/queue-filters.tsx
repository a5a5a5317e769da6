import type { QueueFilter } from '@wiring/contract/desk/queue'
import { filterNames } from './queue-texts.ts'
import type { QueueView } from './queue-view.ts'

const orders = [
  { sort: 'oldest', label: 'Oldest first' },
  { sort: 'newest', label: 'Newest first' },
  { sort: 'name', label: 'Name A–Z' },
  { sort: 'name_down', label: 'Name Z–A' },
] as const

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
        <nav className="queue-filters ui-label" aria-label="Filters">
          {filters.map((show) => (
            <a
              key={show}
              href={address({ show })}
              aria-current={show === view.show || undefined}
            >{`${filterNames[show]} ${counts[show]}`}</a>
          ))}
        </nav>
      )}
      <details className="queue-orders ui-label">
        <summary>{orders.find(({ sort }) => sort === view.sort)?.label}</summary>
        <ul>
          {orders.map(({ sort, label }) => (
            <li key={sort}>
              <a href={address({ sort })} aria-current={sort === view.sort || undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
