import { defineType } from 'sanity'
import { expectedCount } from '../../parts/rules/document-counts.ts'
import { heading } from '../../parts/words/words.ts'

export const portfolio = defineType({
  name: 'portfolio',
  title: 'Portfolio',
  type: 'object',
  description: 'The heading over the grid of work. The pieces are documents of their own.',
  fields: [...heading],
  validation: (rule) => rule.custom(expectedCount('portfolioItem')).warning(),
})
