import { maxChatUrlBytes } from '@wiring/session/limits'
import { profileFields } from '@wiring/session/profile'
import { brokenPromptRules, chatUrl, type PromptRule } from '@wiring/session/prompt'
import { defineField, defineType } from 'sanity'
import { noHiddenCharacters } from '../../parts/rules/hidden-characters.ts'
import { line, paragraph } from '../../parts/words/words.ts'

const sentences: Record<PromptRule, (prompt: string) => string> = {
  'strips personal details': () => 'Ask for “personal details” to be stripped.',
  'stays with evidence': () => 'Say that only “evidence” counts.',
  'asks for a contradiction': () => 'Ask for “at least one contradiction”.',
  'leaves blanks where there is no signal': () => 'Say that a field stays “blank” where there is no signal.',
  'fixes the seven-field format': () =>
    `Name the seven fields in quotes and in this order: ${profileFields.map(({ name }) => name).join(', ')}.`,
  'is well-formed text': () => 'The text contains half of a character. Type it again rather than pasting it.',
  'fits into a link': (prompt) =>
    `The link with this prompt is ${chatUrl(prompt).length} bytes long; ${maxChatUrlBytes} is too long.`,
}

/** `true`, or what is missing. The wizard checks again. */
export function validatePrompt(prompt: string | undefined): true | string {
  const broken = brokenPromptRules(prompt ?? '')
  if (prompt === undefined || broken.length === 0) return true
  return broken.map((rule) => sentences[rule](prompt)).join(' ')
}

const title = (help: string) => line({ name: 'title', title: 'Heading', help, max: 60 })
const text = (help: string) => paragraph({ name: 'text', title: 'Text', help, max: 320 })

/** Messages, limits and questions are code. */
export const wizardTexts = defineType({
  name: 'wizardTexts',
  title: 'Wizard texts',
  type: 'document',
  description:
    'The prompt and the words of the four onboarding steps. The questions of the survey are fixed in code.',
  groups: [
    { name: 'prompt', title: 'Prompt', default: true },
    { name: 'steps', title: 'Steps' },
  ],
  fields: [
    defineField({
      name: 'prompt',
      title: 'Prompt',
      type: 'text',
      rows: 24,
      description:
        'What the applicant copies into a chat AI. It must strip personal details, rest only on evidence, ask for at least one contradiction, leave blanks where there is no signal, and fix the seven fields.',
      group: 'prompt',
      validation: (rule) => rule.required().custom(validatePrompt).custom(noHiddenCharacters),
    }),
    defineField({
      name: 'survey',
      title: 'Step 1: survey',
      type: 'object',
      description: 'The screens before and after the ten questions.',
      group: 'steps',
      fields: [
        title('Over the welcome screen.'),
        text('On the welcome screen.'),
        line({ name: 'startLabel', title: 'Button', help: 'Begins the survey.', max: 20 }),
        line({
          name: 'thanksTitle',
          title: 'Heading after the survey',
          help: 'After the tenth question.',
          max: 60,
        }),
        paragraph({ name: 'thanksText', title: 'Text after the survey', help: 'What comes next.', max: 240 }),
      ],
    }),
    defineField({
      name: 'promptStep',
      title: 'Step 2: prompt',
      type: 'object',
      description: 'Over the prompt and the field for the profile.',
      group: 'steps',
      fields: [title('The heading of the step.'), text('What to do with the prompt.')],
    }),
    defineField({
      name: 'visuals',
      title: 'Step 3: visuals',
      type: 'object',
      description: 'Over the upload.',
      group: 'steps',
      fields: [title('The heading of the step.'), text('Which pictures help.')],
    }),
    defineField({
      name: 'complete',
      title: 'Step 4: complete',
      type: 'object',
      description: 'The last step and the screen after it.',
      group: 'steps',
      fields: [
        title('The heading of the step.'),
        text('What happens after the click.'),
        line({ name: 'nameLabel', title: 'Label of the name', help: 'Over the name field.', max: 60 }),
        line({ name: 'nameHint', title: 'Hint under the name', help: 'The field may stay empty.', max: 120 }),
        line({ name: 'synthesisTitle', title: 'Last heading', help: 'After everything is sent.', max: 60 }),
        paragraph({ name: 'synthesisText', title: 'Last text', help: 'What happens now.', max: 240 }),
      ],
    }),
  ],
  preview: { prepare: () => ({ title: 'Wizard texts', subtitle: '/wiring/…' }) },
})
