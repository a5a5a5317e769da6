/**
 * By their place. `kind` names the function, the route without JavaScript, and the fragment with which it
 * leads back to `path`.
 */
export const forms = {
  home: { kind: 'signup', path: '/' },
  lab: { kind: 'signup', path: '/lab' },
  waitlist: { kind: 'waitlist', path: '/console' },
} as const

export type FormName = keyof typeof forms

/** An editor may have left any of them empty. */
export type EmailFormWords = Record<
  'emailLabel' | 'emailPlaceholder' | 'buttonLabel' | 'busyLabel',
  string | null
>
