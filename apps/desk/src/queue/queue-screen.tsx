'use client'

import type { DeskAnswer } from '@wiring/contract/desk/actions'
import { queueFilters } from '@wiring/contract/desk/queue'
import { useRouter } from 'next/navigation'
import { Fragment, useState } from 'react'
import { duration } from '../numbers/tables.ts'
import { announce } from '../shell/announce.tsx'
import { openShortcutHelp, ShortcutHelp } from '../shell/shortcut-help.tsx'
import { useShortcut } from '../shell/use-shortcut.ts'
import { ageText } from './age.ts'
import { QueueFilters } from './queue-filters.tsx'
import { QueueSearch } from './queue-search.tsx'
import { QueueTable } from './queue-table.tsx'
import { emptyTexts, filterNames, headingOf } from './queue-texts.ts'
import { type QueueView, viewAddress } from './queue-view.ts'
import { useRefresh } from './use-refresh.ts'
import { useRowCursor } from './use-row-cursor.ts'

type Queue = Extract<DeskAnswer<'queue'>, { status: 'ok' }>

const listShortcuts = [
  { keys: ['J', 'K'], description: 'next row, row before', short: 'move' },
  { keys: ['↵'], description: 'open the row', short: 'open' },
  { keys: ['/'], description: 'search a name, an address or the code of a sheet', short: 'search' },
]
const filterShortcut = { keys: ['F'], description: 'next filter', short: 'filter' }

export function QueueScreen({ queue, view, path }: { queue: Queue; view: QueueView; path: string }) {
  const shortcuts = path === '/' ? [...listShortcuts, filterShortcut] : listShortcuts
  const { rows, next, counts } = queue
  const router = useRouter()
  const cursor = useRowCursor(rows)
  const [stale, setStale] = useState(false)
  useRefresh(setStale)
  const filters = path === '/' ? queueFilters.filter((filter) => filter !== 'delivered') : []
  const address = (change: Partial<QueueView>) => viewAddress(path, { ...view, after: null, ...change })
  useShortcut('f', () => {
    const following = filters[(filters.indexOf(view.show as (typeof filters)[number]) + 1) % filters.length]
    if (following === undefined) return
    router.push(address({ show: following }))
    announce(`${filterNames[following]}, ${counts[following]}`)
  })
  useShortcut('/', () => document.getElementById('queue-search')?.focus())
  const heading = headingOf(view.show, queue)
  return (
    <>
      <div className="queue-head">
        <h1 tabIndex={-1}>{heading}</h1>
        <QueueFilters filters={filters} counts={counts} view={view} address={address} />
        <QueueSearch view={view} path={path} />
        <p className="ui-label queue-times" data-tone="quiet">
          {queue.median_review_seconds !== null && (
            <span>{`Median review ${duration(queue.median_review_seconds)}`}</span>
          )}
          {queue.oldest_seconds !== null && <span>{`Oldest ${ageText(queue.oldest_seconds)}`}</span>}
        </p>
      </div>
      {stale && (
        <p className="queue-stale" role="status">
          The desk does not answer. This list is older than a minute; it is asked again every 20 seconds.
        </p>
      )}
      {rows.length > 0 ? (
        <QueueTable rows={rows} delivered={path !== '/'} at={cursor.at} onFocus={cursor.setAt} />
      ) : (
        <p className="queue-empty">
          {view.q === '' ? (
            emptyTexts[view.show]
          ) : (
            <>
              Nothing is called “<bdi>{view.q}</bdi>” here.
            </>
          )}
        </p>
      )}
      {(next !== null || view.after !== null) && (
        <nav className="queue-pages" aria-label="Pages">
          {view.after !== null && <a href={address({})}>First page</a>}
          {next !== null && <a href={address({ after: next })}>Next 50</a>}
        </nav>
      )}
      <footer className="desk-keys ui-label" data-tone="quiet">
        {shortcuts.map(({ keys, short }) => (
          <span key={short}>
            {keys.map((key) => (
              <Fragment key={key}>
                <kbd>{key}</kbd>{' '}
              </Fragment>
            ))}
            <span>{short}</span>
          </span>
        ))}
        <button type="button" onClick={openShortcutHelp}>
          <kbd>?</kbd> all keys
        </button>
      </footer>
      <ShortcutHelp shortcuts={shortcuts} />
    </>
  )
}
