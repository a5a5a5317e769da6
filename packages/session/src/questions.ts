/** Bump with every change of the wording below: stored answers are indexes into one version of it. */
export const surveyVersion = '2026-11'

export type SurveyQuestion = {
  readonly question: string
  readonly hint?: string
} & (
  | { readonly kind: 'multiple_choice'; readonly choices: readonly [string, string, string, string] }
  | { readonly kind: 'short_text' }
)

/** The ten questions: how a person thinks, creates and breaks. The position is the key of the answer. */
export const questions = [
  {
    kind: 'multiple_choice',
    question: 'Where does your work usually begin?',
    hint: '(Trust your gut)',
    choices: [
      'With a picture I can already see',
      'With a problem that bothers me',
      'With a sentence I keep repeating',
      'With whatever is on the table',
    ],
  },
  {
    kind: 'short_text',
    question: 'What did you finish last, and what got it over the line?',
    hint: 'One real thing. Size does not matter.',
  },
  {
    kind: 'multiple_choice',
    question: 'A new idea arrives while you are finishing another. What happens?',
    choices: [
      'I write it down and go back',
      'I follow it, just for an hour',
      'I feel guilty and stop both',
      'I merge the two',
    ],
  },
  {
    kind: 'short_text',
    question: 'Which task do you keep postponing, and what do you do instead?',
  },
  {
    kind: 'multiple_choice',
    question: 'Someone hands you a template. What do you do first?',
    choices: [
      'Fill it in as it is',
      'Delete half of it',
      'Rebuild it my way',
      'Thank them and never open it',
    ],
  },
  {
    kind: 'short_text',
    question: 'What do you do the same way every time, though you never decided to?',
    hint: 'Accidental systems count: the folder called “new new”, the one playlist, the note pinned since spring.',
  },
  {
    kind: 'multiple_choice',
    question: 'When a project of yours breaks, where does it break?',
    choices: [
      'Before the start: too many options',
      'In the middle: the shape stops holding',
      'Near the end: I keep improving it',
      'After the end: nobody hears of it',
    ],
  },
  {
    kind: 'short_text',
    question: 'When did you last lose track of time at work? Say what you were doing.',
  },
  {
    kind: 'multiple_choice',
    question: 'How do you know that a decision is right?',
    choices: [
      'I can say it in one sentence',
      'I can draw it',
      'I notice I have already started',
      'Someone I trust stops asking',
    ],
  },
  {
    kind: 'short_text',
    question: 'What would have to be true for your work to run without you pushing it?',
  },
] as const satisfies readonly SurveyQuestion[]

/** Answers as they are being given: question index → choice index or text. */
export type SurveyDraft = Readonly<Record<string, number | string>>

/** Whether Next may be pressed: a choice was made, or something other than white space was written. */
export function isAnswered(index: number, draft: SurveyDraft): boolean {
  const answer = draft[String(index)]
  if (questions[index]?.kind === 'multiple_choice')
    return typeof answer === 'number' && Number.isInteger(answer) && answer >= 0 && answer <= 3
  return typeof answer === 'string' && answer.trim() !== ''
}

/** The first question without an answer, or 10 when all have one. */
export function firstUnanswered(draft: SurveyDraft): number {
  const index = questions.findIndex((_, position) => !isAnswered(position, draft))
  return index === -1 ? questions.length : index
}
