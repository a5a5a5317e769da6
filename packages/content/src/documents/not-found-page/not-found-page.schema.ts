import { defineType } from 'sanity'
import { seoField } from '../../parts/seo/seo.schema.ts'
import { line } from '../../parts/words/words.ts'

export const notFoundPage = defineType({
  name: 'notFoundPage',
  title: 'Not found page',
  type: 'document',
  description: 'What a visitor of an unknown address sees.',
  fields: [
    line({ name: 'title', title: 'Headline', help: 'What happened.', max: 60 }),
    line({ name: 'text', title: 'Text', help: 'The sentence after the headline.', max: 120 }),
    line({ name: 'homeLabel', title: 'First link', help: 'Leads to the home page.', max: 30 }),
    line({ name: 'startLabel', title: 'Second link', help: 'Leads to the signup.', max: 30 }),
    seoField,
  ],
  preview: { prepare: () => ({ title: 'Not found page', subtitle: '404' }) },
})
