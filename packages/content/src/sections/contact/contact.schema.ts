import { defineType } from 'sanity'
import { heading } from '../../parts/words/words.ts'

export const contact = defineType({
  name: 'contact',
  title: 'Contact',
  type: 'object',
  description: 'The heading over the mail address and the social links. Those are in the site settings.',
  fields: [...heading],
})
