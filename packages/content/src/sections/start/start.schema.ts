import { defineType } from 'sanity'
import { emailFormFields } from '../../parts/email-form/email-form.schema.ts'
import { heading } from '../../parts/words/words.ts'

export const start = defineType({
  name: 'start',
  title: 'Signup',
  type: 'object',
  description:
    'The form at the end of the landing page, where a visitor gives an address and starts the wizard.',
  fields: [...heading, ...emailFormFields],
})
