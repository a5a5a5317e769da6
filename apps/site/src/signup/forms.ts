/**
 * By their place. `kind` names the function, the route without JavaScript, and the fragment with which it
 * leads back to `path`.
 */
export const forms = {
  home: { kind: 'signup', path: '/', buttonLabel: 'Generate Your Wiring Map' },
  lab: { kind: 'signup', path: '/lab', buttonLabel: 'Generate Your Wiring Map' },
  waitlist: { kind: 'waitlist', path: '/console', buttonLabel: 'Join Waitlist' },
} as const

export type FormName = keyof typeof forms

/** An editor may have left any of them empty. */
export type EmailFormWords = Record<
  'emailLabel' | 'emailPlaceholder' | 'buttonLabel' | 'busyLabel',
  string | null
>
