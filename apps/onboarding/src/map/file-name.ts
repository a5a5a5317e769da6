import type { Snapshot } from '@wiring/map/snapshot'

/** Name of a downloaded file, without its ending. The person's name stays out of it: file names travel. */
export const fileName = ({ rev }: Snapshot): string => `wiring-map-rev-${String(rev).padStart(2, '0')}`
