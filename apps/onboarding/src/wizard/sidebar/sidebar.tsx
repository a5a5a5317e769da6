'use client'

import { Label } from '@wiring/ui/label'
import { MapSketch } from './map-sketch.tsx'
import { Receipt } from './receipt.tsx'

/** Beside the step: the map as far as it is wired, and the receipt of what is held. */
export function Sidebar() {
  return (
    <aside className="side ui-dots" aria-label="Your map so far">
      <Label as="p">Map sketch</Label>
      <MapSketch />
      <Receipt />
    </aside>
  )
}
