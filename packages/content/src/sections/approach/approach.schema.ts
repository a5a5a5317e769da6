import { defineType } from 'sanity'
import { expectedCount } from '../../parts/rules/document-counts.ts'
import { heading } from '../../parts/words/words.ts'

export const approach = defineType({
  name: 'approach',
  title: 'Approach',
  type: 'object',
  description: 'The heading over the four phases. The phases are documents of their own.',
  fields: [...heading],
  validation: (rule) => rule.custom(expectedCount('approachStep')).warning(),
})
