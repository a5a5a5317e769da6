import { defineType } from 'sanity'
import { orderRankField } from '../../parts/order-rank/order-rank.schema.ts'
import { maximumCount } from '../../parts/rules/document-counts.ts'
import { line, paragraph } from '../../parts/words/words.ts'

export const consoleFeature = defineType({
  name: 'consoleFeature',
  title: 'Console feature',
  type: 'document',
  description: 'One of the six features in the grid of the Console page. Drag to reorder.',
  fields: [
    line({ name: 'title', title: 'Title', help: 'Two or three words.', max: 40 }),
    paragraph({
      name: 'description',
      title: 'Description',
      help: 'What it does, in one or two short sentences.',
      max: 160,
    }),
    orderRankField('consoleFeature'),
  ],
  validation: (rule) => rule.custom(maximumCount('consoleFeature')),
  preview: { select: { title: 'title', subtitle: 'description' } },
})
