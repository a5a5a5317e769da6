'use client'

import type { CardForm } from '@wiring/map/drawing/card'
import type { CardQuote } from '@wiring/sheet/text/card-words.ts'
import { Button } from '@wiring/ui/button'
import { CheckField } from '@wiring/ui/field'
import { useState } from 'react'
import { SendCard } from './send-card.tsx'

const forms: readonly { form: CardForm; name: string; width: number; height: number }[] = [
  { form: 'landscape', name: 'Wide', width: 1200, height: 630 },
  { form: 'portrait', name: 'Post', width: 1080, height: 1350 },
  { form: 'story', name: 'Story', width: 1080, height: 1920 },
]

interface CardMakerProps {
  address: string
  name: 'none' | 'printed' | 'foreign'
  quotes: readonly CardQuote[]
}

/** A form that downloads; a script lets the picture follow the choices. */
export function CardMaker({ address, name, quotes }: CardMakerProps) {
  const [form, setForm] = useState<CardForm>('landscape')
  const [isNamed, setNamed] = useState(name === 'printed')
  const [quote, setQuote] = useState('')
  const { width = 0, height = 0 } = forms.find((each) => each.form === form) ?? {}
  const choices = new URLSearchParams({ form, ...(isNamed && { name: '1' }), ...(quote && { quote }) })
  const picture = `${address}?${choices}`
  const said = quotes.find(({ evidence }) => evidence === quote)
  return (
    <form className="map-card-form" method="get" action={address}>
      <img
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
                checked={each.form === form}
                onChange={() => setForm(each.form)}
              />
              <span>
                <span>{each.name}</span> <small>{`${each.width} × ${each.height}`}</small>
              </span>
            </label>
          ))}
        </fieldset>
        {name === 'foreign' && <p>Your name is in letters that the card cannot print.</p>}
        {name === 'printed' && (
          <CheckField
            id="card-name"
            name="name"
            value="1"
            label="Print my name"
            checked={isNamed}
            onChange={(event) => setNamed(event.target.checked)}
          />
        )}
        {quotes.length > 0 && (
          <label className="map-card-quote" htmlFor="card-quote">
            <span>A quote of yours</span>
            <select
              id="card-quote"
              name="quote"
              value={quote}
              onChange={(event) => setQuote(event.target.value)}
            >
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
          It goes where you send it: nothing of it is public. No fault, no picture and no address is on it.
        </p>
      </div>
    </form>
  )
}
