/** Of options of more than one version. A stranger has to accept each as said by the option's words. */
export const optionSentences = {
  picture: 'It begins with a picture: {q}.',
  before: 'It is before your eyes when you begin.',
  there: 'What you begin from is already there.',
  sentence: 'It begins with a sentence: {q}.',
  table: 'It begins with what lies on the table: {q}.',
  hour: 'A new idea gets its hour before the first is done: {q}.',
  filled: 'A template that you are handed gets filled in: {q}.',
  sent: 'Once a template is filled in, it goes.',
  checked: 'Once a template is filled in, you go over every line.',
  cut: 'A template that you are handed does not stay as it came: {q}.',
  rebuilt: 'A template that you are handed gets rebuilt: {q}.',
  improving: 'Near the end you keep improving: {q}.',
  said: 'You know a decision is right when you can say it: {q}.',
  started: 'You know a decision is right once you have begun: {q}.',
  asked: 'Somebody else shows you that a decision is right: {q}.',
} as const

/** Her click is what she says: it may be that her words say something else. */
export const asHerWord = (says: string): string => says.replace(/: \{q\}\.$/, ', by your click: {q}.')

/** True of whatever was clicked: where a text of hers may say something else. */
export const askedAndChosen: Readonly<Record<string, string>> = {
  A1: 'Asked where your work begins, you chose {q}.',
  A3: 'Asked what happens to a new idea, you chose {q}.',
  A5: 'Asked what you do first with a template, you chose {q}.',
  A7: 'Asked where it breaks, you chose {q}.',
  A9: 'Asked how you know that a decision is right, you chose {q}.',
}

/** Of a template that she is handed, or of a new idea: see `withoutNarrowHalves`. */
export const narrowHalves: ReadonlySet<string> = new Set([optionSentences.sent, optionSentences.checked])
