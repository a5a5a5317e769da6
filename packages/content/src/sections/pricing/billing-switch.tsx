'use client'

import { useState } from 'react'

export interface BillingSwitchProps {
  legend: string
  positions: { value: 'month' | 'year'; label: string; announcement: string }[]
}

/**
 * The two-position switch over the plans. It is a plain radio group: the prices follow it by CSS, with or without this code,
 * which only tells screen readers what changed.
 */
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
