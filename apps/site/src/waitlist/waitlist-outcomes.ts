import { type Message, messages, serverSentences, submissionFailed } from '@wiring/session/messages'

/** Everything the waitlist can answer; the code is the fragment of the no-script path. */
export const waitlistMessages = {
  joined: messages.waitlistJoined,
  'email-required': messages.waitlistEmailRequired,
  'bad-address': submissionFailed(serverSentences.badAddress),
  'bad-body': submissionFailed(serverSentences.badBody),
  transport: messages.submissionError,
} as const satisfies Record<string, Message>

export type WaitlistOutcome = keyof typeof waitlistMessages

const codes = Object.keys(waitlistMessages) as WaitlistOutcome[]

export const waitlistOutcomes = codes.map((code) => ({ code, message: waitlistMessages[code] }))

/** The outcome that a fragment such as `#waitlist-joined` names. */
export function waitlistOutcomeOf(fragment: string): WaitlistOutcome | undefined {
  return codes.find((code) => fragment === `#waitlist-${code}`)
}
