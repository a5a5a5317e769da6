import { defineField, defineType } from 'sanity'
import { line } from '../../parts/words/words.ts'

export const privacyPolicy = defineType({
  name: 'privacyPolicy',
  title: 'Privacy policy',
  type: 'document',
  description: 'Printed as /privacy-policy.pdf, linked from the footer and from the last step of the wizard.',
  fields: [
    line({ name: 'title', title: 'Title', help: 'The heading of the document.', max: 60 }),
    line({
      name: 'version',
      title: 'Version',
      help: 'Stored with each consent, as the applicant could read it. Change it with every change of meaning.',
      max: 20,
    }),
    defineField({
      name: 'effectiveDate',
      title: 'In force since',
      type: 'date',
      description: 'The day from which this version holds.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'richText',
      description: 'Two printed pages are about 900 words.',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'version' } },
})
