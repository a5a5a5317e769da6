import type { Snapshot } from '@wiring/map/snapshot'
import type { ReactNode } from 'react'
import { signature } from '../text/facts.ts'

interface MapSignerProps {
  snapshot: Snapshot
  /** Instead of who signed, for a specimen. */
  unsigned?: ReactNode
}

/** Stands behind the drawing and its headline. */
export function MapSigner({ snapshot, unsigned }: MapSignerProps) {
  return <p className="map-facts map-signer">{unsigned ?? signature(snapshot)}</p>
}
