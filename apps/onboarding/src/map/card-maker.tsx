'use client'

import type { CardForm } from '@wiring/map/drawing/card'
import type { CardQuote } from '@wiring/sheet/text/card-words.ts'
import { Button } from '@wiring/ui/button'
import { CheckField } from '@wiring/ui/field'
import { useLayoutEffect, useRef, useState } from 'react'
import { SendCard } from './send-card.tsx'

const forms: readonly { form: CardForm; name: string; width: number; height: number }[] = [
  { form: 'landscape', name: 'Wide', width: 1200, height: 630 },
  { form: 'portrait', name: 'Post', width: 1080, height: 1350 },
  { form: 'story', name: 'Story', width: 1080, height: 1920 },
]

interface CardChoices {
  form: CardForm
  isNamed: boolean
  quote: string
}

function readChoices(element: HTMLFormElement): CardChoices {
  const chosen = new FormData(element)
  const form = forms.find((each) => each.form === chosen.get('form'))?.form ?? 'landscape'
  return { form, isNamed: chosen.has('name'), quote: String(chosen.get('quote') ?? '') }
}

interface CardMakerProps {
  address: string
  name: 'none' | 'printed' | 'foreign'
  quotes: readonly CardQuote[]
}

/** A form that downloads; a script lets the picture follow the choices. */
export function CardMaker({ address, name, quotes }: CardMakerProps) {
  const [{ form, isNamed, quote }, setChoices] = useState<CardChoices>({
    form: 'landscape',
    isNamed: name === 'printed',
    quote: '',
  })
  const fields = useRef<HTMLFormElement>(null)
  // The fields hold what was chosen, before hydration and after a page is opened again, too.
  useLayoutEffect(() => {
    if (fields.current) setChoices(readChoices(fields.current))
  }, [])
  const { width = 0, height = 0 } = forms.find((each) => each.form === form) ?? {}
  const query = new URLSearchParams({ form, ...(isNamed && { name: '1' }), ...(quote && { quote }) })
  const picture = `${address}?${query}`
  const said = quotes.find(({ evidence }) => evidence === quote)
  return (
    <form
      className="map-card-form"
      method="get"
      action={address}
      ref={fields}
      onChange={(event) => setChoices(readChoices(event.currentTarget))}
    >
      <img
        className="map-card-picture"
        key={form}
        src={picture}
        alt={`The card: the name of your circuit, what it does, and your line through its gates${said ? `; “${said.text}”` : ''}`}
        width={width}
        height={height}
        data-form={form}
        loading="lazy"
        decoding="async"
      />
      <div className="map-card-choices">
        <fieldset>
          <legend className="ui-visually-hidden">Form of the card</legend>
          {forms.map((each) => (
            <label className="ui-check" key={each.form} htmlFor={`card-${each.form}`}>
              <input
                id={`card-${each.form}`}
                type="radio"
                name="form"
                value={each.form}
                defaultChecked={each.form === 'landscape'}
              />
              <span>
                <span>{each.name}</span>{' '}
                <small className="map-card-size">{`${each.width} × ${each.height}`}</small>
              </span>
            </label>
          ))}
        </fieldset>
        {name === 'foreign' && <p>Your name is in letters that the card cannot print.</p>}
        {name === 'printed' && (
          <CheckField id="card-name" name="name" value="1" label="Print my name" defaultChecked />
        )}
        {quotes.length > 0 && (
          <label className="map-card-quote" htmlFor="card-quote">
            <span>A quote of yours</span>
            <select id="card-quote" name="quote">
              <option value="">None</option>
              {quotes.map(({ evidence, source, text }) => (
                <option key={evidence} value={evidence}>{`${source} “${text}”`}</option>
              ))}
            </select>
          </label>
        )}
        <div className="map-actions">
          <SendCard picture={picture} />
          <Button type="submit">Download the card</Button>
        </div>
        <p className="map-card-note">
          It shows no fault, picture or address. This page’s address opens the map and can delete it.
        </p>
      </div>
    </form>
  )
}
