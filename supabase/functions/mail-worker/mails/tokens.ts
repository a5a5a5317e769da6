/** Mails need fixed values. */
export const token = {
  paper: '#F3F0E8',
  sheet: '#FFFDF7',
  ink: '#17160F',
  ink2: '#5A574C',
  line: '#D2CFC7',
  red: '#E4472F',
  yellow: '#F3BA14',
  green: '#1E9E62',
} as const

const night = {
  paper: '#151512',
  sheet: '#201F1A',
  ink: '#EDE9DD',
  ink2: '#B9B4A6',
  line: '#45423A',
} as const

/** Programs without dark mode keep the inline colours. */
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
