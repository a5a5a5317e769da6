export type SurveyQuestion = {
  question: string
  hint?: string
} & ({ kind: 'multiple_choice'; choices: readonly [string, string, string, string] } | { kind: 'short_text' })

const texts = {
  finished: {
    kind: 'short_text',
    question: 'What did you finish last, and what got it over the line?',
    hint: 'One real thing. Size does not matter.',
  },
  postponed: {
    kind: 'short_text',
    question: 'Which task do you keep postponing, and what do you do instead?',
  },
  habit: {
    kind: 'short_text',
    question: 'What do you do the same way every time, though you never decided to?',
    hint: 'Accidental systems count: the folder called “new new”, the one playlist, the note pinned since spring.',
  },
  absorbed: {
    kind: 'short_text',
    question: 'When did you last lose track of time at work? Say what you were doing.',
  },
  condition: {
    kind: 'short_text',
    question: 'What would have to be true for your work to run without you pushing it?',
  },
} as const satisfies Record<string, SurveyQuestion>

const begin = { question: 'Where does your work usually begin?', hint: '(Trust your gut)' } as const
const secondIdea = 'A new idea arrives while you are finishing another. What happens?'
const template = 'Someone hands you a template. What do you do first?'
const breaking = {
  kind: 'multiple_choice',
  question: 'When a project of yours breaks, where does it break?',
  choices: [
    'Before the start: too many options',
    'In the middle: the shape stops holding',
    'Near the end: I keep improving it',
    'After the end: nobody hears of it',
  ],
} as const satisfies SurveyQuestion
const decision = 'How do you know that a decision is right?'

/** Stored answers are positions: never edit a version, add one, with its default in a migration. */
export const surveys = {
  '2026-11': [
    {
      kind: 'multiple_choice',
      ...begin,
      choices: [
        'With a picture I can already see',
        'With a problem that bothers me',
        'With a sentence I keep repeating',
        'With whatever is on the table',
      ],
    },
    texts.finished,
    {
      kind: 'multiple_choice',
      question: secondIdea,
      choices: [
        'I write it down and go back',
        'I follow it, just for an hour',
        'I feel guilty and stop both',
        'I merge the two',
      ],
    },
    texts.postponed,
    {
      kind: 'multiple_choice',
      question: template,
      choices: [
        'Fill it in as it is',
        'Delete half of it',
        'Rebuild it my way',
        'Thank them and never open it',
      ],
    },
    texts.habit,
    breaking,
    texts.absorbed,
    {
      kind: 'multiple_choice',
      question: decision,
      choices: [
        'I can say it in one sentence',
        'I can draw it',
        'I notice I have already started',
        'Someone I trust stops asking',
      ],
    },
    texts.condition,
  ],
  '2027-01': [
    {
      kind: 'multiple_choice',
      ...begin,
      choices: [
        'With a picture I can already see',
        'With a sentence I keep repeating',
        'With things on the table that I push around',
        'With notes that are already there',
      ],
    },
    texts.finished,
    {
      kind: 'multiple_choice',
      question: secondIdea,
      choices: [
        'I write it down and it waits its turn',
        'I finish tonight, so that it can have tomorrow',
        'It gets an hour a day beside the other',
        'I drop everything and follow it',
      ],
    },
    texts.postponed,
    {
      kind: 'multiple_choice',
      question: template,
      choices: [
        'Fill it in and send it',
        'Fill it in, then go over every line',
        'Cut half of it and use the rest',
        'Rebuild it my way',
      ],
    },
    texts.habit,
    breaking,
    texts.absorbed,
    {
      kind: 'multiple_choice',
      question: decision,
      choices: [
        'I can say it in one sentence',
        'Somebody says it back to me, correctly',
        'I notice I have already started',
        'Someone I trust stops asking',
      ],
    },
    texts.condition,
  ],
} as const satisfies Record<string, readonly SurveyQuestion[]>

export type SurveyVersion = keyof typeof surveys

export const surveyVersion = '2027-01' satisfies SurveyVersion

/** Kinds and positions are the same in all versions. */
export const questions = surveys[surveyVersion]

export function surveyOf(version: string = '2026-11'): readonly SurveyQuestion[] {
  return Object.hasOwn(surveys, version) ? surveys[version as SurveyVersion] : questions
}

export type SurveyDraft = Readonly<Record<string, number | string>>

export function isAnswered(index: number, draft: SurveyDraft): boolean {
  const answer = draft[String(index)]
  if (questions[index]?.kind === 'multiple_choice')
    return typeof answer === 'number' && Number.isInteger(answer) && answer >= 0 && answer <= 3
  return typeof answer === 'string' && answer.trim() !== ''
}

/** 10 when all are answered. */
export function firstUnanswered(draft: SurveyDraft): number {
  const index = questions.findIndex((_, position) => !isAnswered(position, draft))
  return index === -1 ? questions.length : index
}
