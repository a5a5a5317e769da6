import { contradiction, quoted } from './contradiction.ts'
import { deniedHabit } from './denied-click.ts'
import { choiceLine, type ScoredInputs, tagLines } from './find-lines.ts'
import type { Rule } from './text-questions.ts'

const statedFields = ['P7', 'P5', 'P4', 'P3', 'P1']

/** "While the first waits" is at the same time, not against it. */
const opposing = /\b(but|yet|although|though)\b/i

const stated = (scored: ScoredInputs) =>
  statedFields
    .flatMap((field) => tagLines(scored, field, 'contradiction'))
    .find(({ quote }) => opposing.test(quote ?? ''))

/** "Says she is …" in a letter to her is her AI's word. */
const ofHer =
  /^(?!.*\b(?:i|my|me|i['’]m)\b)(?:(?:says|describes|believes|claims|sees)\b|.*\b(?:s?he|they|her|his|their|user)\b)/i

/** Two things she said of which one has to give way: two choices, or one sentence with both halves. */
export const findings: Readonly<Record<number, Rule>> = {
  19: (scored) => {
    const line = stated(scored)
    const whose = ofHer.test(line?.quote ?? '') ? 'Both in one sentence of your AI' : 'Both in one sentence'
    return contradiction(null, `${whose}: {0}. Which half would you keep?`, quoted(line))
  },
  25: (scored) =>
    contradiction(
      'PROOF',
      'You know it is right when you are already at it: {0}. And it breaks before that: {1}. What was different when you did start?',
      quoted(choiceLine(scored, 'already-started', 'PROOF')),
      quoted(choiceLine(scored, 'breaks-before')),
    ),
  26: (scored) =>
    contradiction(
      'EXIT',
      'When a new idea comes: {0}. When the end comes: {1}. Which of the two gets the last week?',
      quoted(choiceLine(scored, 'drops-everything', 'GATE')),
      quoted(choiceLine(scored, 'breaks-near-the-end')),
    ),
  27: (scored) =>
    contradiction(
      'LOOP',
      'You know by somebody else that it is right: {0}. And when it is done: {1}. Could the same person hear of it first?',
      quoted(choiceLine(scored, 'somebody-says', 'LOOP')),
      quoted(choiceLine(scored, 'breaks-after')),
    ),
  28: (scored) =>
    contradiction(
      'EXIT',
      'With a template of others: {0}. With a project of your own: {1}. What does the template have that yours has not?',
      quoted(choiceLine(scored, 'sends', 'EXIT')),
      quoted(choiceLine(scored, 'breaks-near-the-end')),
    ),
  29: deniedHabit,
}
