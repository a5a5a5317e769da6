import { line, paragraph } from './words.ts'

export const heading = [
  line({ name: 'label', title: 'Sheet label', help: 'The small word beside the heading.', max: 24 }),
  line({ name: 'title', title: 'Heading', help: 'The heading of the section.', max: 60 }),
  paragraph({
    name: 'text',
    title: 'Text',
    help: 'One or two sentences under the heading.',
    max: 260,
    optional: true,
  }),
]
