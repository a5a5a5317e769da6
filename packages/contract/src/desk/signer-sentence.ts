import { cleanLine } from '@wiring/session/text'

/** UTF-16 code units after cleaning. */
export const maxSignerSentence = 200

/** Openings; unchanged they count as not written. */
export const sentenceTemplates = [
  'I read this answer of yours twice: …',
  'What I would keep exactly as it is: …',
  'The crossing I would look at first is …',
  'I did not expect to read that …',
] as const

export const cleanSentence = (typed: string): string => cleanLine(typed)

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const templateLetters = new Set(sentenceTemplates.map(lettersOf))

export const isWritten = (typed: string): boolean => {
  const letters = lettersOf(typed)
  return /\p{L}/u.test(letters) && !templateLetters.has(letters)
}

/** `null` when a map may be signed with it. */
export function sentenceProblem(typed: string): string | null {
  const sentence = cleanSentence(typed)
  if (!/[\p{L}\p{N}]/u.test(sentence)) return 'Not signed: write one sentence to this person yourself.'
  if (!isWritten(sentence))
    return 'Not signed: this is the template as it is offered. Finish it in your own words.'
  return sentence.length > maxSignerSentence
    ? `Not signed: the sentence has ${sentence.length} characters, and ${maxSignerSentence} fit.`
    : null
}
