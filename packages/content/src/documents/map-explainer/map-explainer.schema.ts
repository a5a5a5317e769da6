import { defineArrayMember, defineField, defineType } from 'sanity'
import { line, paragraph } from '../../parts/words/words.ts'

const item = defineArrayMember({
  name: 'item',
  type: 'object',
  fields: [
    line({ name: 'title', title: 'Title', help: 'A few words.', max: 50 }),
    paragraph({ name: 'text', title: 'Text', help: 'One or two sentences.', max: 260 }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})

export const mapExplainer = defineType({
  name: 'mapExplainer',
  title: 'Modal: How We Map Your Wiring',
  type: 'document',
  description:
    'Opens from “How It Works” in the Wiring Map panel: what the reader supplies and what comes back.',
  fields: [
    line({ name: 'title', title: 'Title', help: 'The heading of the modal.', max: 60 }),
    defineField({
      name: 'body',
      title: 'Introduction',
      type: 'richText',
      description: 'A short introduction.',
      validation: (rule) => rule.required(),
    }),
    line({ name: 'suppliesTitle', title: 'Heading of the inputs', help: 'Over the first list.', max: 40 }),
    defineField({
      name: 'supplies',
      title: 'What the reader supplies',
      type: 'array',
      description: 'The three inputs: survey, profile, visual references.',
      of: [item],
      validation: (rule) => rule.required().length(3),
    }),
    line({ name: 'returnsTitle', title: 'Heading of the outputs', help: 'Over the second list.', max: 40 }),
    defineField({
      name: 'returns',
      title: 'What we return',
      type: 'array',
      description: 'What the map answers, one item each.',
      of: [item],
      validation: (rule) => rule.required().min(1).max(6),
    }),
    paragraph({ name: 'note', title: 'Note', help: 'The last line: time, price and data.', max: 200 }),
  ],
})
