import { defineField, defineType } from 'sanity'
import { signals } from './signal-of.ts'

export const signalColor = defineType({
  name: 'signalColor',
  title: 'Signal colour',
  type: 'string',
  description: 'The lamp or bar beside the title. Each item of a list should have its own.',
  options: {
    list: signals.map((value) => ({ title: value.charAt(0).toUpperCase() + value.slice(1), value })),
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
