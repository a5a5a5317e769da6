/** The colours of the visual language, as mails need them: fixed values, no variables. */
export const token = {
  paper: '#F3F0E8',
  sheet: '#FFFDF7',
  ink: '#17160F',
  ink2: '#5A574C',
  line: '#D2CFC7',
  red: '#E4472F',
  yellow: '#F3BA14',
  green: '#1E9E62',
  night: '#151512',
  nightInk: '#EDE9DD',
} as const

export const sansStack = "'Familjen Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif"
export const monoStack = "'Martian Mono', ui-monospace, 'SF Mono', Menlo, Consolas, monospace"
