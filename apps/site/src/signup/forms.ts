/**
 * The email forms, named by their place. `kind` is the function they call, the route that takes them without JavaScript, and the
 * beginning of the fragment with which that route leads back to `path`.
 */
export const forms = {
  home: { kind: 'signup', path: '/', buttonLabel: 'Generate Your Wiring Map' },
  lab: { kind: 'signup', path: '/lab', buttonLabel: 'Generate Your Wiring Map' },
  waitlist: { kind: 'waitlist', path: '/console', buttonLabel: 'Join Waitlist' },
} as const

export type FormName = keyof typeof forms
