import type { PageType, pages } from '@wiring/content/pages'
import { brand, rooms as palette } from '@wiring/ui/tokens'

export interface RoomColors {
  bg: string
  ink: string
  quiet: string
  line: string
  signal: string
}

const colors = (room: keyof typeof palette, signal: string): RoomColors => {
  const { bg, ink, line, 'ink-2': quiet } = palette[room]
  return { bg, ink, quiet, line, signal }
}

export const rooms: Record<(typeof pages)[PageType]['room'], RoomColors> = {
  // A card is shown small: its lines are stronger than the page's.
  paper: { ...colors('paper', brand.red), line: `${palette.paper.ink}33` },
  night: colors('night', brand.phosphor),
  gallery: colors('gallery', brand.red),
}
