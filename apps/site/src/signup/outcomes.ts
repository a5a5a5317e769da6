import { type Message, messages, serverSentences, submissionFailed } from '@wiring/session/messages'
import { type FormName, forms } from './forms.ts'

type CommonCode = 'email-required' | 'bad-address' | 'bad-body' | 'transport' | 'exception'

/** The code ends the fragment of the path without JavaScript. */
const common: Record<CommonCode, Message> = {
  'email-required': messages.emailRequired,
  'bad-address': submissionFailed(serverSentences.badAddress),
  'bad-body': submissionFailed(serverSentences.badBody),
  transport: messages.submissionError,
  /** In a browser only; on the server it is the transport error. */
  exception: messages.somethingWrong,
}

export type OutcomeCode = CommonCode | 'mailed' | 'joined'

/** Fixed texts: editors cannot change them. */
const table: Record<FormName, Partial<Record<OutcomeCode, Message>> & typeof common> = {
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

export const outcomePath = (code: OutcomeCode, form: FormName) =>
  `${forms[form].path}${fragmentOf(code, form)}`

const fragmentOf = (code: OutcomeCode, form: FormName) => `#${forms[form].kind}-${code}`

/** That a page can show without JavaScript. */
export const outcomes = (form: FormName) =>
  (Object.keys(table[form]) as OutcomeCode[])
    .filter((code) => code !== 'exception')
    .map((code) => ({ code, message: outcomeMessage(code, form) }))

export const outcomeOfFragment = (fragment: string, form: FormName): OutcomeCode | undefined =>
  outcomes(form).find(({ code }) => fragment === fragmentOf(code, form))?.code

export const outcomeOfSentence = (sentence: string) =>
  sentence === serverSentences.badAddress ? 'bad-address' : 'bad-body'
