import { defineType } from 'sanity'
import { expectedCount } from '../../parts/rules/document-counts.ts'
import { heading, line } from '../../parts/words/words.ts'

export const about = defineType({
  name: 'about',
  title: 'About',
  type: 'object',
  description: 'The heading over the three problem cards. The cards are documents of their own.',
  fields: [
    ...heading,
    line({ name: 'expandLabel', title: 'Closed card', help: 'Under each closed card.', max: 30 }),
    line({ name: 'collapseLabel', title: 'Open card', help: 'Under each open card.', max: 30 }),
  ],
  validation: (rule) => rule.custom(expectedCount('problemCard')).warning(),
})
