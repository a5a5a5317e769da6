import { defineType } from 'sanity'
import { countIs } from '../../parts/rules/count-is.ts'
import { heading } from '../../parts/words/heading.ts'

export const labServices = defineType({
  name: 'labServices',
  title: 'Services',
  type: 'object',
  options: { anchor: 'services' },
  description: 'The heading over the four cards. The cards are documents of their own.',
  fields: [...heading],
  validation: (rule) => rule.custom(countIs('labService')).warning(),
})
