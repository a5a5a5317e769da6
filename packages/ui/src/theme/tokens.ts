/** After a change: `npx vitest run packages/ui/src/theme -u` writes `tokens.css`. */
const signals = { red: '#e4472f', yellow: '#f3ba14', green: '#1e9e62', gray: '#8e8b80' } as const

export const brand = {
  ...signals,
  phosphor: '#63e6a4',
  lit: '#35c583',
  paper: '#f3f0e8',
  night: '#151512',
  black: '#17160f',
  chalk: '#ede9dd',
  backdrop: '#64625b',
} as const

const onPaper = {
  ink: brand.black,
  'ink-2': '#5a574c',
  line: '#17160f26',
  'line-2': '#17160f14',
  rule: brand.black,
  'red-text': '#b92c17',
  'yellow-text': '#7a5a00',
  'green-text': '#0f6e42',
  'gray-text': '#66635a',
} as const

export const rooms = {
  paper: {
    ...onPaper,
    bg: brand.paper,
    'bg-2': '#eae6da',
    sheet: '#fffdf7',
    'on-ink': brand.paper,
    accent: onPaper.ink,
    'on-accent': brand.paper,
    focus: onPaper.ink,
  },
  night: {
    bg: brand.night,
    'bg-2': '#1e1e1a',
    sheet: '#1b1b17',
    ink: brand.chalk,
    'ink-2': '#b4b0a4',
    line: '#ede9dd33',
    'line-2': '#ede9dd17',
    rule: '#ede9dd66',
    'on-ink': brand.night,
    accent: brand.phosphor,
    'on-accent': brand.night,
    focus: brand.phosphor,
    'red-text': '#ff8b76',
    'yellow-text': brand.yellow,
    'green-text': brand.phosphor,
    'gray-text': '#a7a498',
  },
  gallery: {
    ...onPaper,
    bg: '#ffffff',
    'bg-2': '#f5f4f0',
    sheet: '#ffffff',
    'on-ink': '#ffffff',
    accent: onPaper.ink,
    'on-accent': '#ffffff',
    focus: onPaper.ink,
  },
} as const

export type Room = keyof typeof rooms

/** Where colours cannot be translucent. */
export const solidLines = { drawing: '#d1cec7', print: '#c9c5b8', night: '#45423a' } as const

/** Fluid sizes have a fixed part, so that zoom enlarges them. */
export const scale = {
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-5': '24px',
  'space-6': '32px',
  'space-7': '48px',
  'space-8': '64px',
  'space-9': 'clamp(56px, 40px + 3.4vw, 88px)',
  'space-10': 'clamp(72px, 51px + 5.3vw, 128px)',
  'text-label': '0.75rem',
  'text-small': '0.875rem',
  'text-body': 'clamp(1rem, 0.979rem + 0.0926vw, 1.0625rem)',
  'text-lead': 'clamp(1.0625rem, 1rem + 0.278vw, 1.25rem)',
  'text-3': 'clamp(1.375rem, 1.25rem + 0.556vw, 1.75rem)',
  'text-2': 'clamp(1.625rem, 1.417rem + 0.926vw, 2.25rem)',
  'text-1': 'clamp(2.125rem, 1.667rem + 2.037vw, 3.5rem)',
  'text-display': 'clamp(2.75rem, 1.917rem + 3.704vw, 5.25rem)',
  'text-giant': 'clamp(3.25rem, 1.75rem + 6.667vw, 7.75rem)',
  tight: '-0.045em',
  sans: 'var(--font-sans, "Familjen Grotesk Variable"), system-ui, sans-serif',
  mono: 'var(--font-mono, "Martian Mono"), ui-monospace, monospace',
  serif: 'var(--font-serif, "Instrument Serif"), Georgia, serif',
  radius: '2px',
  corner: '16px',
  content: '1280px',
  gutter: 'clamp(20px, 13.3px + 1.852vw, 40px)',
  header: '64px',
  'dot-gap': '24px',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
} as const
