import { defineField, defineType } from 'sanity'

export const signalColor = defineType({
  name: 'signalColor',
  title: 'Signal colour',
  type: 'string',
  description: 'The lamp or bar beside the title. Each item of a list should have its own.',
  options: {
    list: [
      { title: 'Red', value: 'red' },
      { title: 'Yellow', value: 'yellow' },
      { title: 'Green', value: 'green' },
      { title: 'Gray', value: 'gray' },
    ],
    layout: 'radio',
    direction: 'horizontal',
  },
})

export const colorField = defineField({
  name: 'color',
  title: 'Colour',
  type: 'signalColor',
  validation: (rule) => rule.required(),
})
