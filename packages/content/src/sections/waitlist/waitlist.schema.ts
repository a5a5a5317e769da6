import { defineType } from 'sanity'
import { emailFormFields } from '../../parts/email-form/email-form.schema.ts'
import { heading, line } from '../../parts/words/words.ts'

export const waitlist = defineType({
  name: 'waitlist',
  title: 'Waitlist',
  type: 'object',
  description: 'The form at the end of the Console page.',
  fields: [
    ...heading,
    ...emailFormFields,
    line({ name: 'thanks', title: 'After signing up', help: 'Takes the place of the form.', max: 60 }),
  ],
})
