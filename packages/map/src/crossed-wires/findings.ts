import { contradiction, quoted } from './contradiction.ts'
import { choiceLine } from './find-lines.ts'
import type { Rule } from './text-questions.ts'

/** Two choices of hers of which one has to give way. What one text is read to say is put as a question. */
export const findings: Readonly<Record<number, Rule>> = {
  26: (scored) =>
    contradiction(
      'EXIT',
      'When a new idea comes: {0}. When the end comes: {1}. Which of the two gets the last week?',
      quoted(choiceLine(scored, 'drops-everything', 'GATE')),
      quoted(choiceLine(scored, 'breaks-near-the-end')),
    ),
  28: (scored) =>
    contradiction(
      'EXIT',
      'With a template of others: {0}. With a project of your own: {1}. What does the template have that yours has not?',
      quoted(choiceLine(scored, 'sends', 'EXIT')),
      quoted(choiceLine(scored, 'breaks-near-the-end')),
    ),
}
