import { defineField, defineType } from 'sanity'
import { maximumCount } from '../../parts/rules/document-counts.ts'
import { unique } from '../../parts/rules/other-documents.ts'
import { colorField } from '../../parts/signal-color/signal-color.schema.ts'
import { line, paragraph } from '../../parts/words/words.ts'

export const problemCard = defineType({
  name: 'problemCard',
  title: 'Problem card',
  type: 'document',
  description: 'One of the three expandable cards under “Where Creative Systems Break” on the landing page.',
  fields: [
    defineField({
      name: 'number',
      title: 'Number',
      type: 'number',
      description: 'The place of the card, 1 to 3. It is printed as 01, 02, 03.',
      validation: (rule) => rule.required().integer().min(1).max(3).custom(unique('number')),
    }),
    line({ name: 'title', title: 'Title', help: 'The name of the fault: two or three words.', max: 40 }),
    line({
      name: 'description',
      title: 'Description',
      help: 'One dry line, visible while the card is closed.',
      max: 90,
    }),
    paragraph({
      name: 'detail',
      title: 'Detail',
      help: 'What the open card says: how the fault shows and where it comes from.',
      max: 600,
    }),
    colorField,
  ],
  validation: (rule) => rule.custom(maximumCount('problemCard')),
  preview: {
    select: { number: 'number', title: 'title', subtitle: 'description' },
    prepare: ({ number, title, subtitle }) => ({ title: `0${number ?? '?'} ${title ?? ''}`, subtitle }),
  },
})
