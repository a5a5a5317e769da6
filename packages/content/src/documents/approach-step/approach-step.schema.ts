import { defineField, defineType } from 'sanity'
import { maximumCount } from '../../parts/rules/document-counts.ts'
import { unique } from '../../parts/rules/other-documents.ts'
import { colorField } from '../../parts/signal-color/signal-color.schema.ts'
import { line, paragraph } from '../../parts/words/words.ts'

export const approachStep = defineType({
  name: 'approachStep',
  title: 'Approach step',
  type: 'document',
  description: 'One of the four phases under “We Design From the Inside Out” on the landing page.',
  fields: [
    defineField({
      name: 'number',
      title: 'Number',
      type: 'number',
      description:
        'The place of the step, 1 to 4. The highlight moves in this order; drag the list of steps to change it.',
      validation: (rule) => rule.required().integer().min(1).max(4).custom(unique('number')),
    }),
    line({ name: 'title', title: 'Title', help: 'The name of the phase: one verb.', max: 30 }),
    paragraph({ name: 'description', title: 'Description', help: 'What happens in this phase.', max: 260 }),
    colorField,
  ],
  validation: (rule) => rule.custom(maximumCount('approachStep')),
  preview: {
    select: { number: 'number', title: 'title', subtitle: 'description' },
    prepare: ({ number, title, subtitle }) => ({ title: `0${number ?? '?'} ${title ?? ''}`, subtitle }),
  },
})
