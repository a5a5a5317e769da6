import { defineField, type Rule } from 'sanity'

interface Section {
  name: string
  title?: string
  /** Written for an object's rule, which is a `Rule` with fewer methods. */
  validation?: unknown
}

type OwnRules = (rule: Rule) => Rule

export const pageGroups = [
  { name: 'sections', title: 'Sections', default: true },
  { name: 'search', title: 'Search and sharing' },
]

/** A field for each section, named as its type, the first open; then the search result. */
export function pageFields(sections: Record<string, Section>) {
  const fields = Object.values(sections).map(({ name, title = name, validation }, index) =>
    defineField({
      name,
      title,
      type: name,
      group: 'sections',
      options: { collapsible: true, collapsed: index > 0 },
      // The rules of a field replace those of its type.
      validation: (rule) => [rule.required(), ...(validation ? [(validation as OwnRules)(rule)] : [])],
    }),
  )
  const search = defineField({
    name: 'seo',
    title: 'Search and sharing',
    type: 'seo',
    group: 'search',
    validation: (rule) => rule.required(),
  })
  return [...fields, search]
}
