import { defineField, defineType } from 'sanity'
import { line } from '../words/words.ts'
import { validateHref } from './validate-href.ts'

export const hrefField = defineField({
  name: 'href',
  title: 'Leads to',
  type: 'string',
  description: 'A path of this site (/lab), a section (/#start) or a full address (https://…).',
  validation: (rule) => rule.required().custom(validateHref),
})

export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  fields: [line({ name: 'label', title: 'Text', help: 'What the reader clicks.', max: 40 }), hrefField],
  preview: { select: { title: 'label', subtitle: 'href' } },
})
