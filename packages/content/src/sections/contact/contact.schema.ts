import { defineType } from 'sanity'
import { line, paragraph } from '../../parts/words/words.ts'

/** The words around the address and the social links, which live in the site settings. */
export const contact = defineType({
  name: 'contact',
  title: 'Contact',
  type: 'object',
  description: 'The heading over the mail address and the social links. Those are in the site settings.',
  fields: [
    line({ name: 'label', title: 'Sheet label', help: 'The small word beside the heading.', max: 20 }),
    line({ name: 'title', title: 'Heading', help: 'The heading of the section.', max: 60 }),
    paragraph({ name: 'text', title: 'Text', help: 'One or two sentences under the heading.', max: 240 }),
  ],
})
