import { defineArrayMember, defineField, defineType } from 'sanity'
import { heading, line, paragraph } from '../../parts/words/words.ts'

export const philosophy = defineType({
  name: 'philosophy',
  title: 'Philosophy',
  type: 'object',
  description: 'The four bullets of the philosophy.',
  fields: [
    ...heading,
    defineField({
      name: 'bullets',
      title: 'Bullets',
      type: 'array',
      description: 'Four, each a rule and its reason. Drag to reorder.',
      of: [
        defineArrayMember({
          name: 'bullet',
          type: 'object',
          fields: [
            line({ name: 'title', title: 'Rule', help: 'One short sentence.', max: 60 }),
            paragraph({ name: 'text', title: 'Reason', help: 'Why, in one or two sentences.', max: 200 }),
          ],
          preview: { select: { title: 'title', subtitle: 'text' } },
        }),
      ],
      validation: (rule) => rule.required().length(4),
    }),
  ],
})
