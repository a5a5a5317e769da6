'use client'

import { debounce, useQueryStates } from 'nuqs'
import { useState, useTransition } from 'react'
import styled from 'styled-components'
import { SearchInput } from '../parts/field.styles.ts'
import { type QueueView, queueView } from './queue-view.ts'

const Form = styled.form`
  @media (max-width: 719px) {
    width: 100%;
  }
`

const Search = styled(SearchInput)`
  width: 10.5em;

  @media (max-width: 719px) {
    width: 100%;
  }
`

interface QueueSearchProps {
  view: QueueView
  path: string
  onEscape: () => void
}

export function QueueSearch({ view, path, onEscape }: QueueSearchProps) {
  const [busy, startTransition] = useTransition()
  const [, setView] = useQueryStates(queueView, {
    shallow: false,
    startTransition,
    limitUrlUpdates: debounce(200),
  })
  const [text, setText] = useState(view.q)
  const search = (q: string) => {
    setText(q)
    void setView({ q: q === '' ? null : q, after: null })
  }
  return (
    <search>
      <Form action={path} onSubmit={(event) => event.preventDefault()}>
        {view.show !== 'all' && view.show !== 'delivered' && (
          <input type="hidden" name="show" value={view.show} />
        )}
        {view.sort !== (path === '/' ? 'oldest' : 'newest') && (
          <input type="hidden" name="sort" value={view.sort} />
        )}
        <label className="ui-visually-hidden" htmlFor="queue-search">
          Search a name, an address or the code of a sheet
        </label>
        <Search
          id="queue-search"
          type="search"
          name="q"
          value={text}
          maxLength={100}
          placeholder="Name or address"
          autoComplete="off"
          aria-busy={busy}
          onChange={(event) => search(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            search('')
            onEscape()
          }}
        />
      </Form>
    </search>
  )
}
