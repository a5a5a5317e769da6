import { defineField, defineType } from 'sanity'
import { emailFormFields } from '../../parts/email-form/email-form.schema.ts'
import { heading, line, paragraph } from '../../parts/words/words.ts'

export const callToAction = defineType({
  name: 'callToAction',
  title: 'Call to action',
  type: 'object',
  options: { anchor: 'cta' },
  description: 'The end of the Lab page: the Wiring Map form beside the intro call.',
  fields: [
    ...heading,
    ...emailFormFields,
    line({ name: 'callTitle', title: 'Heading of the call', help: 'Over the second half.', max: 60 }),
    paragraph({
      name: 'callText',
      title: 'Text of the call',
      help: 'How long it takes and what it is for.',
      max: 240,
    }),
    line({
      name: 'callLabel',
      title: 'Button of the call',
      help: 'Opens the booking page of the site settings.',
      max: 30,
    }),
    line({
      name: 'furtherText',
      title: 'Last line',
      help: 'Ends the page, before the link below.',
      max: 60,
      optional: true,
    }),
    defineField({
      name: 'furtherLink',
      title: 'Link of the last line',
      type: 'link',
      description: 'Where a reader may go on who wants neither the map nor a call.',
    }),
  ],
})
