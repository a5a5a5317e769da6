import type { Color } from '@wiring/map/drawing/primitives'
import { brand, rooms, solidLines } from '@wiring/ui/tokens'

/** Fallbacks on a page, the only colours in a file. */
export const paper: Record<Color, string> = { ...brand, ...rooms.paper, line: solidLines.drawing }
