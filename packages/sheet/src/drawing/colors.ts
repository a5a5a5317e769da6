import type { Color } from '@wiring/map/drawing/primitives'
import { brand, rooms, solidLines } from '@wiring/ui/tokens'

export const paperColors: Record<Color, string> = { ...brand, ...rooms.paper, line: solidLines.drawing }
