import { defineType } from 'sanity'
import { line, paragraph } from '../../parts/words/words.ts'

/** The words around the four approach steps. */
export const approach = defineType({
  name: 'approach',
  title: 'Approach',
  type: 'object',
  description: 'The heading over the four phases. The phases are documents of their own.',
  fields: [
    line({ name: 'label', title: 'Sheet label', help: 'The small word beside the heading.', max: 20 }),
    line({ name: 'title', title: 'Heading', help: 'The heading of the section.', max: 60 }),
    paragraph({
      name: 'text',
      title: 'Text',
      help: 'One or two sentences under the heading.',
      max: 240,
      optional: true,
    }),
  ],
})
