import { defineArrayMember, defineField, defineType } from 'sanity'
import { line, paragraph } from '../../parts/words/words.ts'

export const promptExample = defineType({
  name: 'promptExample',
  title: 'Modal: Real Example',
  type: 'document',
  description:
    'Opens from “See Example” in the Modular Infrastructure panel: a prompt library with five categories.',
  fields: [
    line({ name: 'title', title: 'Title', help: 'The heading of the modal.', max: 60 }),
    line({ name: 'libraryName', title: 'Name of the library', help: 'With its version.', max: 40 }),
    defineField({
      name: 'body',
      title: 'Introduction',
      type: 'richText',
      description: 'What the library is and what it is used for.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'categories',
      title: 'Categories',
      type: 'array',
      description: 'The five parts of the library. Drag to reorder.',
      of: [
        defineArrayMember({
          name: 'category',
          type: 'object',
          fields: [
            line({ name: 'title', title: 'Title', help: 'The name of the category.', max: 50 }),
            paragraph({ name: 'description', title: 'Description', help: 'What it is for.', max: 200 }),
            paragraph({
              name: 'example',
              title: 'Example',
              help: 'One prompt of it, word for word.',
              max: 260,
            }),
          ],
          preview: { select: { title: 'title', subtitle: 'description' } },
        }),
      ],
      validation: (rule) => rule.required().length(5),
    }),
    paragraph({ name: 'note', title: 'Note', help: 'The last line.', max: 200, optional: true }),
  ],
})
