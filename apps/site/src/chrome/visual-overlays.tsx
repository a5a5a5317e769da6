'use client'

import { VisualEditing } from 'next-sanity/visual-editing/client-component'

/** Sanity's overlays; alone in its file, so that they are alone in their chunk. */
export function VisualOverlays() {
  return <VisualEditing />
}
