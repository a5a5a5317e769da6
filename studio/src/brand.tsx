import { buildLegacyTheme } from 'sanity'

/** The studio's sign: a trace from an open terminal to a lit one. */
export function Sign() {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" style={{ width: '1em', height: '1em' }}>
      <path d="M8 22v-5a4 4 0 0 1 4-4h6a4 4 0 0 0 4-4" stroke="currentColor" strokeWidth="3" />
      <circle cx="8" cy="24" r="3.5" stroke="currentColor" strokeWidth="3" />
      <circle cx="23" cy="7" r="4" fill="#E4472F" />
    </svg>
  )
}

/** Paper, ink and the three signals, in the Studio's own terms. */
export const theme = buildLegacyTheme({
  '--black': '#17160F',
  '--white': '#FFFDF7',
  '--gray': '#5A574C',
  '--gray-base': '#5A574C',
  '--component-bg': '#FFFDF7',
  '--component-text-color': '#17160F',
  '--brand-primary': '#63E6A4',
  '--default-button-color': '#5A574C',
  '--default-button-primary-color': '#17160F',
  '--default-button-success-color': '#0F6E42',
  '--default-button-warning-color': '#7A5A00',
  '--default-button-danger-color': '#B92C17',
  '--state-info-color': '#17160F',
  '--state-success-color': '#0F6E42',
  '--state-warning-color': '#7A5A00',
  '--state-danger-color': '#B92C17',
  '--main-navigation-color': '#17160F',
  '--main-navigation-color--inverted': '#F3F0E8',
  '--focus-color': '#17160F',
})
