import { defineArrayMember, defineField, defineType } from 'sanity'
import { heading, line } from '../../parts/words/words.ts'

export const techStack = defineType({
  name: 'techStack',
  title: 'Tech stack',
  type: 'object',
  options: { anchor: 'stack' },
  description: 'The box with what the Console is built on, one row a layer.',
  fields: [
    ...heading,
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      description: 'One row a layer. Drag to reorder.',
      of: [
        defineArrayMember({
          name: 'row',
          type: 'object',
          fields: [
            line({ name: 'layer', title: 'Layer', help: 'What it does, in a word.', max: 24 }),
            line({ name: 'part', title: 'Part', help: 'What we use.', max: 40 }),
            line({ name: 'reason', title: 'Reason', help: 'Why this one, in a line.', max: 100 }),
          ],
          preview: { select: { title: 'part', subtitle: 'layer' } },
        }),
      ],
      validation: (rule) => rule.required().min(1).max(10),
    }),
  ],
})
