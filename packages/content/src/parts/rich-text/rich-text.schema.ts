import { defineArrayMember, defineField, defineType } from 'sanity'
import { validateHref } from '../link/validate-href.ts'

export const richText = defineType({
  name: 'richText',
  title: 'Text',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
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
            name: 'textLink',
            title: 'Link',
            type: 'object',
            fields: [
              defineField({
                name: 'href',
                title: 'Leads to',
                type: 'string',
                description: 'A path of this site (/lab), a section (/#start) or a full address (https://…).',
                validation: (rule) => rule.required().custom(validateHref),
              }),
            ],
          },
        ],
      },
    }),
  ],
})
