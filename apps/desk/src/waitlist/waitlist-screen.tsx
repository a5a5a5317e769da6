'use client'

import type { DeskAnswer } from '@wiring/contract/desk/actions'
import { maxWaitlistSearch } from '@wiring/contract/desk/waitlist'
import { Button } from '@wiring/ui/button'
import { type SubmitEvent, useRef, useState } from 'react'
import { postAction } from '../desk-api/post-action.ts'
import { announce } from '../shell/announce.tsx'
import { ScreenHead } from '../shell/screen-head.tsx'
import { WaitlistEntry } from './waitlist-entry.tsx'
import { WaitlistFrame } from './waitlist-frame.ts'

const unread = 'The list could not be read. Try again.'

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
    if (page.status === 'signed_out') return location.reload()
    if (page.status !== 'ok') return setProblem(unread)
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
    <WaitlistFrame>
      <ScreenHead title={`${count} on the waitlist`}>
        <search className="waitlist-find">
          <form onSubmit={search} className="waitlist-search">
            <label htmlFor="search" className="ui-visually-hidden">
              Search by address
            </label>
            <input
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
          </form>
        </search>
        {mayExport && <a href="/export?set=waitlist">Export</a>}
      </ScreenHead>
      <p role="alert" className="waitlist-problem problem">
        {problem}
      </p>
      {rows.length === 0 ? (
        <p className="waitlist-none">
          {searched === null ? 'Nobody waits yet.' : 'No address contains that.'}
        </p>
      ) : (
        <ul className="waitlist-rows">
          {rows.map((entry) => (
            <WaitlistEntry key={entry.entry_id} entry={entry} onGone={() => gone(entry.entry_id)} />
          ))}
        </ul>
      )}
      {next !== null && (
        <div className="waitlist-more">
          <Button busy={busy} busyLabel="Loading …" onClick={() => load(searched, next)}>
            More
          </Button>
        </div>
      )}
    </WaitlistFrame>
  )
}
