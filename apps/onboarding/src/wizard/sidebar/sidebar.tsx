'use client'

import { Label } from '@wiring/ui/label'
import { useState } from 'react'
import { useWizard } from '../wizard-context.ts'
import { HandOff } from './hand-off.tsx'
import { MapSketch } from './map-sketch.tsx'
import { Receipt } from './receipt.tsx'
import { storedUntil } from './stored.ts'

export function Sidebar() {
  const { session } = useWizard()
  const [open, setOpen] = useState(false)
  return (
    <aside className="side ui-dots" aria-label="Your map so far">
      <button
        type="button"
        className="side-fold"
        aria-expanded={open}
        aria-controls="side-content"
        onClick={() => setOpen(!open)}
      >
        <span>{`Held until ${storedUntil(session)}`}</span>
        <span aria-hidden="true">·</span>
        <span className="side-fold-more">{open ? 'less' : 'more'}</span>
      </button>
      <div className="side-content" id="side-content" data-open={open || undefined}>
        <div>
          <Label as="p">Map sketch</Label>
          <MapSketch />
        </div>
        <div className="side-notes">
          <HandOff />
          <Receipt />
        </div>
      </div>
    </aside>
  )
}
