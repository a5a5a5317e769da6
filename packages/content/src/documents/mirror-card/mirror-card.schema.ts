import { defineType } from 'sanity'
import { orderRankField } from '../../parts/order-rank/order-rank.schema.ts'
import { maximumCount } from '../../parts/rules/document-counts.ts'
import { colorField } from '../../parts/signal-color/signal-color.schema.ts'
import { line, paragraph } from '../../parts/words/words.ts'

export const mirrorCard = defineType({
  name: 'mirrorCard',
  title: 'Mirror card',
  type: 'document',
  description: 'One of the three instruments under the founder’s quote on the landing page. Drag to reorder.',
  fields: [
    line({ name: 'title', title: 'Title', help: 'What the instrument measures.', max: 40 }),
    paragraph({ name: 'description', title: 'Description', help: 'What the map changes here.', max: 200 }),
    line({ name: 'before', title: 'Before', help: 'The reading before the map: a few words.', max: 40 }),
    line({ name: 'after', title: 'After', help: 'The reading after the map: a few words.', max: 40 }),
    {
      ...colorField,
      description: 'The fault before the map. What comes after it is always green.',
    },
    orderRankField('mirrorCard'),
  ],
  validation: (rule) => rule.custom(maximumCount('mirrorCard')),
  preview: { select: { title: 'title', subtitle: 'description' } },
})
