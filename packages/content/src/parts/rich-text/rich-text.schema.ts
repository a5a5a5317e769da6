import { defineArrayMember, defineType } from 'sanity'
import { hrefField } from '../link/link.schema.ts'
import { noHiddenCharactersInBlock } from '../rules/hidden-characters.ts'

export const richText = defineType({
  name: 'richText',
  title: 'Text',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      validation: (rule) => rule.custom(noHiddenCharactersInBlock),
      styles: [
        { title: 'Text', value: 'normal' },
        { title: 'Heading', value: 'h3' },
        { title: 'Small heading', value: 'h4' },
      ],
      lists: [
        { title: 'Bullets', value: 'bullet' },
        { title: 'Numbers', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Strong', value: 'strong' },
          { title: 'Emphasis', value: 'em' },
          { title: 'Code', value: 'code' },
        ],
        annotations: [
          {
            name: 'link',
            title: 'Link',
            type: 'object',
            fields: [hrefField],
          },
        ],
      },
    }),
  ],
})
