'use client'

import type { DeskAnswer } from '@wiring/contract/desk/actions'
import { maxWaitlistSearch } from '@wiring/contract/desk/waitlist'
import { type SubmitEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { postAction } from '../desk-api/post-action.ts'
import { refusalText } from '../desk-api/refusal-text.ts'
import { Button } from '../parts/button.styles.ts'
import { SearchInput } from '../parts/field.styles.ts'
import { Problem } from '../parts/problem.styles.ts'
import { announce } from '../shell/announce.tsx'
import { ScreenHead } from '../shell/screen-head.tsx'
import { WaitlistEntry } from './waitlist-entry.tsx'

const Screen = styled.div`
  padding-bottom: var(--space-8);
`

const Search = styled.search`
  flex: 1 1 18em;
  max-width: 34em;
`

const Form = styled.form`
  display: flex;
  gap: 8px;
`

const AddressInput = styled(SearchInput)`
  flex: 1;
  min-width: 0;
`

const ListProblem = styled(Problem)`
  padding: 12px var(--edge);
`

const Nobody = styled.p`
  padding: clamp(32px, 8vh, 88px) var(--edge);
  font-size: 1.25rem;
  color: var(--ink-2);
`

const NextPage = styled.div`
  padding: 20px var(--edge);
`

interface WaitlistProps {
  first: Omit<DeskAnswer<'waitlist'>, 'status'>
  mayExport: boolean
}

/** The search is not in the URL: addresses would end up in logs. */
export function WaitlistScreen({ first, mayExport }: WaitlistProps) {
  const [{ count, rows, next }, show] = useState(first)
  const [typed, setTyped] = useState('')
  const [searched, setSearched] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  /** A search does not wait for the page before it. */
  const latest = useRef(0)

  async function load(search: string | null, after: string | null) {
    latest.current += 1
    const own = latest.current
    setBusy(true)
    const page = await postAction('waitlist', { search, after })
    if (own !== latest.current) return
    setBusy(false)
    if (page.status !== 'ok') return setProblem(refusalText('The list could not be read', page.status))
    setProblem('')
    setSearched(search)
    show({ ...page, rows: after === null ? page.rows : [...rows, ...page.rows] })
    announce(`${page.rows.length} addresses`)
  }
  const search = (event: SubmitEvent) => {
    event.preventDefault()
    void load(typed.trim() || null, null)
  }
  const gone = (entry: string) => {
    show({ count: Math.max(0, count - 1), next, rows: rows.filter(({ entry_id }) => entry_id !== entry) })
    announce('Deleted.')
  }
  return (
    <Screen>
      <ScreenHead title={`${count} on the waitlist`}>
        <Search>
          <Form onSubmit={search}>
            <label htmlFor="search" className="ui-visually-hidden">
              Search by address
            </label>
            <AddressInput
              id="search"
              type="search"
              value={typed}
              maxLength={maxWaitlistSearch}
              placeholder="Search by address"
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit" busy={busy}>
              Search
            </Button>
          </Form>
        </Search>
        {mayExport && <a href="/export?set=waitlist">Export</a>}
      </ScreenHead>
      <ListProblem role="alert">{problem}</ListProblem>
      {rows.length === 0 ? (
        <Nobody>{searched === null ? 'Nobody waits yet.' : 'No address contains that.'}</Nobody>
      ) : (
        <ul>
          {rows.map((entry) => (
            <WaitlistEntry key={entry.entry_id} entry={entry} onGone={() => gone(entry.entry_id)} />
          ))}
        </ul>
      )}
      {next !== null && (
        <NextPage>
          <Button busy={busy} busyLabel="Loading …" onClick={() => load(searched, next)}>
            More
          </Button>
        </NextPage>
      )}
    </Screen>
  )
}
