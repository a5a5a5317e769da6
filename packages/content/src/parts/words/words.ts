import { defineField } from 'sanity'
import { noHiddenCharacters } from '../rules/hidden-characters.ts'

interface Words {
  name: string
  title: string
  /** What it is and where it shows. */
  help: string
  max: number
  optional?: true
  group?: string
}

export function line({ name, title, help, max, optional, group }: Words) {
  return defineField({
    name,
    title,
    type: 'string',
    description: help,
    validation: (rule) => (optional ? rule.max(max) : rule.required().max(max)).custom(noHiddenCharacters),
    ...(group && { group }),
  })
}

export function paragraph({ name, title, help, max, optional, group }: Words) {
  return defineField({
    name,
    title,
    type: 'text',
    rows: max > 240 ? 6 : 3,
    description: help,
    validation: (rule) => (optional ? rule.max(max) : rule.required().max(max)).custom(noHiddenCharacters),
    ...(group && { group }),
  })
}

interface Lines {
  name: string
  title: string
  help: string
  /** Lines */
  min: number
  max: number
  /** Characters */
  each: number
  group?: string
}

export function lines({ name, title, help, min, max, each, group }: Lines) {
  return defineField({
    name,
    title,
    type: 'array',
    description: help,
    of: [{ type: 'string', validation: (rule) => rule.required().max(each).custom(noHiddenCharacters) }],
    validation: (rule) => rule.required().min(min).max(max).unique(),
    ...(group && { group }),
  })
}

export const heading = [
  line({ name: 'label', title: 'Sheet label', help: 'The small word beside the heading.', max: 24 }),
  line({ name: 'title', title: 'Heading', help: 'The heading of the section.', max: 60 }),
  paragraph({
    name: 'text',
    title: 'Text',
    help: 'One or two sentences under the heading.',
    max: 260,
    optional: true,
  }),
]
