import type { PageType, pages } from '@wiring/content/pages'
import { brand, cardColors as palette } from '@wiring/ui/tokens'

export interface CardColors {
  bg: string
  ink: string
  quiet: string
  line: string
  signal: string
}

const colors = (room: keyof typeof palette, signal: string): CardColors => {
  const { bg, ink, line, 'ink-2': quiet } = palette[room]
  return { bg, ink, quiet, line, signal }
}

export const cardColors: Record<(typeof pages)[PageType]['room'], CardColors> = {
  // A card is shown small: its lines are stronger than the page's.
  paper: { ...colors('paper', brand.red), line: `${palette.paper.ink}33` },
  night: colors('night', brand.phosphor),
  gallery: colors('gallery', brand.red),
}
