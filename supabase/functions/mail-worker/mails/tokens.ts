import { brand, rooms, solidLines } from '@wiring/ui/tokens'

export const token = {
  paper: rooms.paper.bg,
  sheet: rooms.paper.sheet,
  ink: rooms.paper.ink,
  ink2: rooms.paper['ink-2'],
  line: solidLines.drawing,
  red: brand.red,
  yellow: brand.yellow,
  green: brand.green,
} as const

const { bg, ink, 'bg-2': sheet, 'ink-2': ink2 } = rooms.night
const night = { paper: bg, sheet, ink, ink2, line: solidLines.night } as const

/** Mail programs without dark mode keep the inline colours. */
export const darkStyles = `@media (prefers-color-scheme: dark) {
  .m-paper, .m-paper > table > tbody > tr > td { background-color: ${night.paper} !important; color: ${night.ink} !important; }
  .m-ink { color: ${night.ink} !important; }
  .m-ink2 { color: ${night.ink2} !important; }
  .m-rule { border-color: ${night.line} !important; }
  .m-box { background-color: ${night.sheet} !important; border-color: ${night.ink2} !important; }
  .m-trace { background-color: ${night.ink} !important; }
  .m-press { background-color: ${night.ink} !important; color: ${night.paper} !important; }
}`

export const sansStack = "'Familjen Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif"
export const monoStack = "'Martian Mono', ui-monospace, 'SF Mono', Menlo, Consolas, monospace"
