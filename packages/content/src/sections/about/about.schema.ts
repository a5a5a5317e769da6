import { defineType } from 'sanity'
import { line, paragraph } from '../../parts/words/words.ts'

/** The words around the three problem cards. */
export const about = defineType({
  name: 'about',
  title: 'About',
  type: 'object',
  description: 'The heading over the three problem cards. The cards are documents of their own.',
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
    line({ name: 'expandLabel', title: 'Closed card', help: 'Under each closed card.', max: 30 }),
    line({ name: 'collapseLabel', title: 'Open card', help: 'Under each open card.', max: 30 }),
  ],
})
