import { brand } from '@wiring/ui/tokens'

export function Sign() {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" style={{ width: '1em', height: '1em' }}>
      <path d="M8 22v-5a4 4 0 0 1 4-4h6a4 4 0 0 0 4-4" stroke="currentColor" strokeWidth="3" />
      <circle cx="8" cy="24" r="3.5" stroke="currentColor" strokeWidth="3" />
      <circle cx="23" cy="7" r="4" fill={brand.red} />
    </svg>
  )
}
