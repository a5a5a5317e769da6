import { defineType } from 'sanity'
import { expectedCount } from '../../parts/rules/document-counts.ts'
import { heading } from '../../parts/words/words.ts'

export const features = defineType({
  name: 'features',
  title: 'Features',
  type: 'object',
  description: 'The heading over the six features. The features are documents of their own.',
  fields: [...heading],
  validation: (rule) => rule.custom(expectedCount('consoleFeature')).warning(),
})
