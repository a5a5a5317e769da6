'use client'

import { useState } from 'react'

export interface BillingSwitchProps {
  legend: string
  positions: { value: 'month' | 'year'; label: string | null; announcement: string }[]
}

/** Prices follow the radio group by CSS; this only announces them. */
export function BillingSwitch({ legend, positions }: BillingSwitchProps) {
  const [announcement, setAnnouncement] = useState('')
  return (
    <fieldset className="switch">
      <legend className="ui-visually-hidden">{legend}</legend>
      {positions.map((position, index) => (
        <label key={position.value} className="ui-label">
          <input
            type="radio"
            name="billing"
            value={position.value}
            defaultChecked={index === 0}
            onChange={() => setAnnouncement(position.announcement)}
          />
          <span>{position.label}</span>
        </label>
      ))}
      <span className="ui-visually-hidden" aria-live="polite">
        {announcement}
      </span>
    </fieldset>
  )
}
