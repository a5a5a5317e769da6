import { defineType } from 'sanity'
import { emailFormFields } from '../../parts/email-form/email-form.schema.ts'
import { heading } from '../../parts/words/heading.ts'
import { line, paragraph } from '../../parts/words/words.ts'

/** The end of the Lab page: a form and a call. */
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
  ],
})
