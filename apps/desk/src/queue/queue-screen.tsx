'use client'

import type { DeskAnswer } from '@wiring/contract/desk/actions'
import { queueFilters } from '@wiring/contract/desk/queue'
import { useRouter } from 'next/navigation'
import { Fragment, useState } from 'react'
import styled from 'styled-components'
import { duration } from '../numbers/tables.ts'
import { BareButton } from '../parts/button.styles.ts'
import { HeadBar, HeadTitle } from '../parts/head-bar.styles.ts'
import { Key } from '../parts/key.styles.ts'
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

const Screen = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
`

const Head = styled(HeadBar)`
  gap: 8px 16px;
`

const Times = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.2em;
  margin-left: auto;

  @media (max-width: 1099px) {
    margin-left: 0;
  }
`

const Stale = styled.p`
  max-width: none;
  padding: 14px var(--edge);
  border-bottom: 1px solid var(--yellow);
  background: color-mix(in srgb, var(--yellow) 16%, transparent);
`

const Empty = styled.p`
  padding: clamp(32px, 8vh, 88px) var(--edge);
  font-size: 1.25rem;
  line-height: 1.4;
  color: var(--ink-2);
`

const Pages = styled.nav`
  display: flex;
  gap: 24px;
  padding: 14px var(--edge);
`

const KeyBar = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 20px;
  min-height: 52px;
  margin-top: auto;
  padding: 8px var(--edge);
  border-top: 1px solid var(--ink);
`

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
    <Screen>
      <Head as="div">
        <HeadTitle tabIndex={-1}>{heading}</HeadTitle>
        <QueueFilters filters={filters} counts={counts} view={view} address={address} />
        <QueueSearch view={view} path={path} onEscape={cursor.focusRow} />
        <Times className="ui-label" data-tone="quiet">
          {queue.median_review_seconds !== null && (
            <span>{`Median review ${duration(queue.median_review_seconds)}`}</span>
          )}
          {queue.oldest_seconds !== null && <span>{`Oldest ${ageText(queue.oldest_seconds)}`}</span>}
        </Times>
      </Head>
      {stale && (
        <Stale role="status">
          The desk does not answer. This list is older than a minute; it is asked again every 20 seconds.
        </Stale>
      )}
      {rows.length > 0 ? (
        <QueueTable rows={rows} delivered={path !== '/'} at={cursor.at} onFocus={cursor.setAt} />
      ) : (
        <Empty>
          {view.q === '' ? (
            emptyTexts[view.show]
          ) : (
            <>
              Nothing is called “<bdi>{view.q}</bdi>” here.
            </>
          )}
        </Empty>
      )}
      {(next !== null || view.after !== null) && (
        <Pages aria-label="Pages">
          {view.after !== null && <a href={address({})}>First page</a>}
          {next !== null && <a href={address({ after: next })}>Next 50</a>}
        </Pages>
      )}
      <KeyBar className="ui-label" data-tone="quiet">
        {shortcuts.map(({ keys, short }) => (
          <span key={short}>
            {keys.map((key) => (
              <Fragment key={key}>
                <Key>{key}</Key>{' '}
              </Fragment>
            ))}
            <span>{short}</span>
          </span>
        ))}
        <BareButton type="button" onClick={openShortcutHelp}>
          <Key>?</Key> all keys
        </BareButton>
      </KeyBar>
      <ShortcutHelp shortcuts={shortcuts} />
    </Screen>
  )
}
