import { defineType } from 'sanity'
import { expectedCount } from '../../parts/rules/document-counts.ts'
import { heading } from '../../parts/words/words.ts'

export const labServices = defineType({
  name: 'labServices',
  title: 'Services',
  type: 'object',
  options: { anchor: 'services' },
  description: 'The heading over the four cards. The cards are documents of their own.',
  fields: [...heading],
  validation: (rule) => rule.custom(expectedCount('labService')).warning(),
})
