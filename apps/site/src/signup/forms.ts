/** `kind` names the route without JavaScript, and its fragments on `path`. */
export const forms = {
  home: { kind: 'signup', path: '/', functionName: 'wiring-session-signup' },
  lab: { kind: 'signup', path: '/lab', functionName: 'wiring-session-signup' },
  waitlist: { kind: 'waitlist', path: '/console', functionName: 'waitlist-signup' },
} as const

export type FormName = keyof typeof forms
