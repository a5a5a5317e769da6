'use client'

import { Label } from '@wiring/ui/label'
import { HandOff } from './hand-off.tsx'
import { MapSketch } from './map-sketch.tsx'
import { Receipt } from './receipt.tsx'

/** Beside the step: the map as far as it is wired, the way to another device, the receipt of what is held. */
export function Sidebar() {
  return (
    <aside className="side ui-dots" aria-label="Your map so far">
      <div className="side-sheet">
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
