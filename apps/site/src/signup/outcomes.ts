import { type Message, messages, serverSentences, submissionFailed } from '@wiring/session/messages'

/** Where the form stands: the landing page and the Lab say some things differently. */
export type Place = 'home' | 'lab'

/** What a form posted without JavaScript can come to, short of the redirect to the wizard. The code is its fragment. */
const codes = ['mailed', 'email-required', 'bad-address', 'bad-body', 'transport'] as const

/** Only a browser meets an exception: on the server it is the transport error. */
export type OutcomeCode = (typeof codes)[number] | 'exception'

/** The message of an outcome, word for word from the specification (§5, §8). */
export function outcomeMessage(code: OutcomeCode, place: Place): Message {
  const texts: Record<OutcomeCode, Message> = {
    mailed: messages.signupMailed,
    'email-required': messages.emailRequired,
    'bad-address': submissionFailed(serverSentences.badAddress),
    'bad-body': submissionFailed(serverSentences.badBody),
    transport: place === 'home' ? messages.capacity : messages.submissionError,
    exception: place === 'home' ? messages.capacity : messages.somethingWrong,
  }
  return texts[code]
}

/** All outcomes of a place, for the page that must carry them without JavaScript. */
export const outcomes = (place: Place) =>
  codes.map((code) => ({ code, message: outcomeMessage(code, place) }))

/** The outcome that a fragment such as `#signup-mailed` names. */
export function outcomeOfFragment(fragment: string): OutcomeCode | undefined {
  return codes.find((code) => fragment === `#signup-${code}`)
}

/** The outcome of an answer with an `error` in its body. */
export function outcomeOfSentence(sentence: string): 'bad-address' | 'bad-body' {
  return sentence === serverSentences.badAddress ? 'bad-address' : 'bad-body'
}
