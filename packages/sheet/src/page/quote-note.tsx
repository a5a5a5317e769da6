'use client'

import { loadPicturesForPrint } from '@wiring/ui/pictures-for-print'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { keepEvidenceReachable } from './open-evidence.ts'
import { type QuotedLine, readLine } from './read-line.ts'

/** Opens the line of a chip beside its sentence. Where it cannot, a chip stays a link to the line. */
export function QuoteNote() {
  const note = useRef<HTMLDivElement>(null)
  const [line, setLine] = useState<QuotedLine | null>(null)
  useEffect(keepEvidenceReachable, [])
  useEffect(loadPicturesForPrint, [])
  useEffect(() => {
    const article = note.current?.closest('article')
    if (!article || !('showPopover' in HTMLElement.prototype)) return
    for (const chip of article.querySelectorAll('.map-chip')) chip.setAttribute('aria-haspopup', 'dialog')
    const open = (event: MouseEvent) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      const read = event.target instanceof Element ? readLine(event.target) : null
      if (read === null) return
      event.preventDefault()
      setLine(read)
    }
    article.addEventListener('click', open)
    return () => article.removeEventListener('click', open)
  }, [])
  useLayoutEffect(() => {
    if (note.current && line) showBeside(note.current, line.chip)
  }, [line])
  const close = () => {
    note.current?.hidePopover()
    line?.chip.focus({ preventScroll: true })
  }
  return (
    <div
      ref={note}
      className="map-note"
      popover="auto"
      role="dialog"
      aria-label={line === null ? 'Line' : `Line ${line.source}`}
      tabIndex={-1}
      onKeyDown={(event) => {
        const links = note.current?.querySelectorAll('a') ?? []
        const end = event.shiftKey ? [links[0], note.current] : [links[links.length - 1]]
        // From its ends on, as if it stood behind its chip.
        if (event.key === 'Tab' && end.some((each) => each === document.activeElement)) close()
      }}
    >
      {line !== null && (
        <>
          <p className="map-note-head">
            <b>{line.source}</b> <span>{line.label}</span>
          </p>
          {line.quotes.map((quote) => (
            <q className="map-quote" key={quote} dir="auto">
              {quote}
            </q>
          ))}
          <p className="map-links">
            <a href={`#${line.source}`} onClick={() => note.current?.hidePopover()}>
              The whole line
            </a>
            {line.report !== null && <a href={line.report}>{`Say that ${line.number} is wrong`}</a>}
          </p>
        </>
      )}
    </div>
  )
}

const gap = 6

function showBeside(note: HTMLElement, chip: HTMLElement): void {
  note.showPopover()
  const at = chip.getBoundingClientRect()
  const { width, height } = note.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const fitsBelow = at.bottom + gap + height <= clientHeight || at.top < height + gap
  const left = Math.max(gap, Math.min(at.left, clientWidth - width - gap))
  note.style.left = `${left + scrollX}px`
  note.style.top = `${(fitsBelow ? at.bottom + gap : at.top - gap - height) + scrollY}px`
  note.focus({ preventScroll: true })
}
