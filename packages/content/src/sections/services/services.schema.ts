import { defineType } from 'sanity'
import { expectedCount } from '../../parts/rules/document-counts.ts'
import { heading, line } from '../../parts/words/words.ts'

const labels = { name: 'labels', title: 'Buttons and marks' }

export const services = defineType({
  name: 'services',
  title: 'Services',
  type: 'object',
  description:
    'The heading over the patch panel and the words on its buttons. The offerings are documents of their own.',
  groups: [{ name: 'words', title: 'Words', default: true }, labels],
  fields: [
    ...heading.map((field) => ({ ...field, group: 'words' })),
    line({
      name: 'howLabel',
      title: 'How it works',
      help: 'Opens the first modal.',
      max: 30,
      group: 'labels',
    }),
    line({ name: 'startLabel', title: 'Start', help: 'Scrolls to the signup.', max: 30, group: 'labels' }),
    line({
      name: 'exampleLabel',
      title: 'See example',
      help: 'Opens the second modal.',
      max: 30,
      group: 'labels',
    }),
    line({
      name: 'linkLabel',
      title: 'Link',
      help: 'On the link button of an offering without a text of its own.',
      max: 30,
      group: 'labels',
    }),
    line({
      name: 'soonLabel',
      title: 'Coming soon',
      help: 'On the switched-off button.',
      max: 30,
      group: 'labels',
    }),
    line({
      name: 'soonMark',
      title: 'Mark in the list',
      help: 'Beside a dimmed offering.',
      max: 30,
      group: 'labels',
    }),
    line({
      name: 'soonText',
      title: 'Text in the list',
      help: 'Under a dimmed offering.',
      max: 60,
      group: 'labels',
    }),
  ],
  validation: (rule) => rule.custom(expectedCount('offering')).warning(),
})
