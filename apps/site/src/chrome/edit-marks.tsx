'use client'

import { type ComponentType, useEffect, useState } from 'react'

/** Loads Sanity's overlays by itself: visitors, who never see them, never load them. */
export function EditMarks() {
  const [Overlays, setOverlays] = useState<ComponentType>()
  useEffect(() => {
    import('./visual-overlays.tsx').then(({ VisualOverlays }) => setOverlays(() => VisualOverlays))
  }, [])
  return Overlays ? <Overlays /> : null
}
