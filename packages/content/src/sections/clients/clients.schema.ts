import { defineType } from 'sanity'
import { line, lines } from '../../parts/words/words.ts'

export const clients = defineType({
  name: 'clients',
  title: 'Clients',
  type: 'object',
  description: 'The strip of client names that moves across the page.',
  fields: [
    line({ name: 'title', title: 'Heading', help: 'Read out before the names.', max: 40 }),
    lines({
      name: 'names',
      title: 'Names',
      help: 'One client a line; drag to reorder.',
      min: 4,
      max: 20,
      each: 32,
    }),
  ],
})
