'use client'

import { Fragment, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

export interface OfferingTab {
  id: string
  signal: string
  soon: boolean
  cover: ReactNode
  title: ReactNode
  mark: string | null
  note: string | null
  panel: ReactNode
}

/** The ARIA tabs pattern; disabled tabs are skipped. */
export function OfferingTabs({ label, offerings }: { label: string | undefined; offerings: OfferingTab[] }) {
  const [active, setActive] = useState(0)
  const jacks = useRef<HTMLDivElement>(null)

  function select(index: number) {
    const next = offerings[index]
    if (!next || next.soon || index === active) return
    flushSync(() => setActive(index))
    // On a phone the tab moves when the panel above it closes.
    document.getElementById(`tab-${next.id}`)?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const panel = document.getElementById(`panel-${next.id}`)?.lastElementChild
    if (panel) import('@wiring/ui/slide').then(({ slideIn }) => slideIn(panel))
  }

  function move(event: KeyboardEvent) {
    const open = offerings.flatMap((offering, index) => (offering.soon ? [] : [index]))
    const at = open.indexOf(active)
    const next = {
      ArrowDown: open[(at + 1) % open.length],
      ArrowRight: open[(at + 1) % open.length],
      ArrowUp: open.at(at - 1),
      ArrowLeft: open.at(at - 1),
      Home: open[0],
      End: open.at(-1),
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    select(next)
    jacks.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div className="patch">
      <div className="rack">
        <div className="jacks" role="tablist" aria-label={label} aria-orientation="vertical" ref={jacks}>
          {offerings.map((offering, index) => (
            <button
              key={offering.id}
              type="button"
              role="tab"
              className="jack"
              id={`tab-${offering.id}`}
              data-signal={offering.signal}
              aria-selected={index === active}
              aria-controls={`panel-${offering.id}`}
              aria-disabled={offering.soon || undefined}
              tabIndex={index === active ? 0 : -1}
              onClick={() => select(index)}
              onKeyDown={move}
            >
              <span>{offering.title}</span>
              <span className="socket" aria-hidden="true" />
              {offering.mark && (
                <small>
                  <span>{offering.mark}</span> <span>{offering.note}</span>
                </small>
              )}
            </button>
          ))}
        </div>
        {offerings.map(({ id, cover }) => (
          <Fragment key={id}>{cover}</Fragment>
        ))}
      </div>
      <div className="panels">
        {offerings.map((offering, index) => (
          <div
            key={offering.id}
            role="tabpanel"
            className="panel"
            id={`panel-${offering.id}`}
            aria-labelledby={`tab-${offering.id}`}
            data-signal={offering.signal}
            hidden={index !== active}
          >
            {offering.panel}
          </div>
        ))}
      </div>
    </div>
  )
}
