import type { Snapshot } from '@wiring/map/snapshot'

/** Without the person's name: file names travel. */
export const fileName = ({ rev }: Snapshot): string => `wiring-map-rev-${String(rev).padStart(2, '0')}`
