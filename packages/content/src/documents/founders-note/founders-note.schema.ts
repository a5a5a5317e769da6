import { defineField, defineType } from 'sanity'
import { line, paragraph } from '../../parts/words/words.ts'

export const foundersNote = defineType({
  name: 'foundersNote',
  title: 'Founder’s note',
  type: 'document',
  description: 'The quote and the short note in the dark section of the landing page.',
  fields: [
    line({ name: 'title', title: 'Title', help: 'The heading of the section.', max: 60 }),
    paragraph({
      name: 'quote',
      title: 'Quote',
      help: 'One sentence, set very large. Write it without quotation marks; the page adds them.',
      max: 160,
    }),
    defineField({
      name: 'body',
      title: 'Note',
      type: 'richText',
      description: 'Two or three short paragraphs under the quote.',
    }),
    line({ name: 'name', title: 'Name', help: 'Who is speaking.', max: 60 }),
    line({ name: 'role', title: 'Role', help: 'Her place in the studio.', max: 60 }),
  ],
  preview: { select: { title: 'title', subtitle: 'quote' } },
})
