import { layout } from '@wiring/map/drawing/layout'
import type { Drawing, Variant } from '@wiring/map/drawing/primitives'
import type { Snapshot } from '@wiring/map/snapshot'
import { printableWhole } from '../fonts/printable-runs.ts'

/** For files with fonts of their own. A name that they cannot print stays, for whoever draws to replace. */
export function printableLayout(snapshot: Snapshot, variant: Variant): Drawing {
  const name = printableWhole(snapshot.name)
  return layout(name === null ? snapshot : { ...snapshot, name }, variant)
}
