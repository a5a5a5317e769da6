'use client'

import type { ReadingToCheck } from '@wiring/map/readings-to-check'
import { fillSlots } from '@wiring/map/slots'
import type { Verdict } from '@wiring/session/checked-readings'
import { maxCheckWord } from '@wiring/session/limits'
import { Button } from '@wiring/ui/button'
import { Field } from '@wiring/ui/field'
import { Label } from '@wiring/ui/label'
import { type MouseEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { TypedVerdict, TypedVerdicts } from './checked.ts'
import { VerdictList } from './verdict-list.tsx'

export interface ReadingCheckProps {
  readings: readonly ReadingToCheck[]
  typed: TypedVerdicts
  busy: boolean
  onType: (id: string, typed: TypedVerdict) => void
}

/** One reading at a time; behind the last one the list of what was said. */
export function ReadingCheck({ readings, typed, busy, onType }: ReadingCheckProps) {
  const [at, setAt] = useState(() => nextUnseen(readings, typed))
  const place = useRef<HTMLFieldSetElement>(null)
  const go = (next: number) => {
    flushSync(() => setAt(next))
    place.current?.focus()
  }
  const reading = readings[at]
  // The second click of a double click would fall on what comes next.
  const give = (verdict: Verdict | null) => (event: MouseEvent) => {
    if (busy || reading === undefined || event.detail > 1) return
    const known = typed[reading.id]
    onType(reading.id, { sentence: fillSlots(reading), verdict, word: known?.word ?? '' })
    go(nextUnseen(readings, typed, at + 1))
  }
  return (
    <section className="check" aria-labelledby="check-title">
      <h3 id="check-title">What the program reads so far</h3>
      <p className="screen-hint">
        <span>{readings.length === 1 ? 'One sentence' : `${readings.length} sentences`}</span>{' '}
        <span>
          about you, not finished and not signed. What is not you is left out of the map. Nothing is sent
          before the last button.
        </span>
      </p>
      <fieldset className="check-card" ref={place} tabIndex={-1} aria-labelledby="check-place check-sentence">
        {reading === undefined ? (
          <VerdictList readings={readings} typed={typed} onOpen={go} />
        ) : (
          <>
            <Label as="p" tone="quiet" id="check-place">
              {`Reading ${at + 1} of ${readings.length} · ${kinds[reading.kind]}`}
            </Label>
            <ReadingSentence reading={reading} />
            {reading.kind !== 'choice' && <p className="check-source">{sourceText(reading)}</p>}
            <Field
              id="check-word"
              label="A word of yours (optional)"
              value={typed[reading.id]?.word ?? ''}
              readOnly={busy}
              maxLength={maxCheckWord}
              autoComplete="off"
              onChange={(event) =>
                onType(reading.id, {
                  sentence: fillSlots(reading),
                  verdict: typed[reading.id]?.verdict ?? null,
                  word: event.target.value,
                })
              }
              // Enter must not send the whole form.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
            <div className="check-buttons">
              <Button onClick={give('me')}>That’s me</Button>
              <Button onClick={give('not_me')}>Not me</Button>
              <Button kind="quiet" onClick={give(null)}>
                Skip
              </Button>
              <Button kind="quiet" onClick={() => go(readings.length)}>
                Skip all
              </Button>
            </div>
          </>
        )}
      </fieldset>
    </section>
  )
}

const kinds = { words: 'your words', profile: 'your AI', choice: 'your choice' } as const

const sourceText = ({ kind, label }: ReadingToCheck) =>
  kind === 'profile' ? `Your AI, under “${label}”` : `You, to “${label}”`

/** Behind the last one where each was seen. */
function nextUnseen(readings: readonly ReadingToCheck[], typed: TypedVerdicts, from = 0): number {
  const unseen = readings.findIndex(({ id }, index) => index >= from && typed[id]?.verdict === undefined)
  return unseen === -1 ? readings.length : unseen
}

function ReadingSentence({ reading: { text, slots } }: { reading: ReadingToCheck }) {
  const [before = '', after = ''] = text.split('{0}')
  const [slot] = slots
  return (
    <p className="check-sentence" id="check-sentence">
      <span>{before}</span>
      {slot?.kind === 'quote' && (
        <q className="check-quote" dir="auto" translate="no">
          {slot.text}
        </q>
      )}
      <span>{after}</span>
    </p>
  )
}
