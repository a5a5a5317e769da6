import { defineField, defineType } from 'sanity'
import { noHiddenCharacters } from '../rules/hidden-characters.ts'

export const seo = defineType({
  name: 'seo',
  title: 'Search and sharing',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Page title',
      type: 'string',
      description: 'The blue line in search results and the text of the browser tab.',
      validation: (rule) => [
        rule.required().max(120).custom(noHiddenCharacters),
        rule.max(60).warning('Search results cut titles after about 60 characters.'),
      ],
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      description: 'The two grey lines under the title in search results.',
      validation: (rule) => [
        rule.required().max(300).custom(noHiddenCharacters),
        rule.min(50).warning('Short descriptions are often replaced by a random piece of the page.'),
        rule.max(160).warning('Search results cut descriptions after about 160 characters.'),
      ],
    }),
    defineField({
      name: 'socialImage',
      title: 'Social card',
      type: 'picture',
      description:
        'Shown when somebody shares the page; 1200 × 630 px. Empty: a card is drawn from the page’s title.',
    }),
  ],
})

export const seoField = defineField({
  name: 'seo',
  title: 'Search and sharing',
  type: 'seo',
  validation: (rule) => rule.required(),
})
