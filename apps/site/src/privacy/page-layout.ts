import { brand, rooms, solidLines } from '@wiring/ui/tokens'

/** A4 upright, in points. */
export const layout = {
  width: 595.28,
  height: 841.89,
  top: 96,
  bottom: 64,
  margin: 48,
  textX: 196,
  textWidth: 351,
  headingWidth: 132,
} as const

export const { ink, 'ink-2': quiet } = rooms.paper
export const line = solidLines.print
export const signal = brand.red

export const size = { title: 34, heading: 10.5, text: 9.7, label: 6.5 } as const
export const lineGap = 2.2
