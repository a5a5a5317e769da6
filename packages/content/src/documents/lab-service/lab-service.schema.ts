import { defineType } from 'sanity'
import { orderRankField } from '../../parts/order-rank/order-rank.schema.ts'
import { maximumCount } from '../../parts/rules/document-counts.ts'
import { colorField } from '../../parts/signal-color/signal-color.schema.ts'
import { line, lines, paragraph } from '../../parts/words/words.ts'

export const labService = defineType({
  name: 'labService',
  title: 'Lab service',
  type: 'document',
  description: 'One of the four expandable cards on the Lab page; one is open at a time. Drag to reorder.',
  fields: [
    line({ name: 'title', title: 'Title', help: 'The category.', max: 50 }),
    line({
      name: 'summary',
      title: 'Summary',
      help: 'One line, visible while the card is closed.',
      max: 100,
    }),
    paragraph({ name: 'description', title: 'Description', help: 'What the open card says.', max: 400 }),
    lines({
      name: 'includes',
      title: 'Includes',
      help: 'What is delivered, one line each.',
      min: 1,
      max: 8,
      each: 60,
    }),
    colorField,
    orderRankField('labService'),
  ],
  validation: (rule) => rule.custom(maximumCount('labService')),
  preview: { select: { title: 'title', subtitle: 'summary' } },
})
