import { type Message, messages, serverSentences, submissionFailed } from '@wiring/session/messages'

/** `kind` names the route without JavaScript, and its fragments on `path`. */
export const forms = {
  home: { kind: 'signup', path: '/', functionName: 'wiring-session-signup' },
  lab: { kind: 'signup', path: '/lab', functionName: 'wiring-session-signup' },
  waitlist: { kind: 'waitlist', path: '/console', functionName: 'waitlist-signup' },
} as const

export type FormName = keyof typeof forms
export type FormKind = (typeof forms)[FormName]['kind']

const common = {
  'email-required': messages.emailRequired,
  'bad-address': submissionFailed(serverSentences.badAddress),
  'foreign-letters': submissionFailed(serverSentences.foreignLetters),
  'bad-body': submissionFailed(serverSentences.badBody),
  transport: messages.submissionError,
  /** Never without JavaScript. */
  exception: messages.somethingWrong,
}

export type OutcomeCode = keyof typeof common | 'mailed' | 'joined'

const table: Record<FormName, Partial<Record<OutcomeCode, Message>> & Record<'transport', Message>> = {
  home: {
    mailed: messages.signupMailed,
    ...common,
    transport: messages.capacity,
    exception: messages.capacity,
  },
  lab: { mailed: messages.signupMailed, ...common },
  waitlist: {
    joined: messages.waitlistJoined,
    ...common,
    'email-required': messages.waitlistEmailRequired,
    exception: messages.submissionError,
  },
}

export const outcomeMessage = (code: OutcomeCode, form: FormName): Message =>
  table[form][code] ?? table[form].transport

const outcomeId = (code: OutcomeCode, form: FormName) => `${forms[form].kind}-${code}`

export const outcomePath = (code: OutcomeCode, form: FormName) =>
  `${forms[form].path}#${outcomeId(code, form)}`

export const outcomes = (form: FormName) =>
  (Object.keys(table[form]) as OutcomeCode[])
    .filter((code) => code !== 'exception')
    .map((code) => ({ code, id: outcomeId(code, form), message: outcomeMessage(code, form) }))

export const outcomeOfFragment = (fragment: string, form: FormName): OutcomeCode | undefined =>
  outcomes(form).find(({ id }) => fragment === `#${id}`)?.code
