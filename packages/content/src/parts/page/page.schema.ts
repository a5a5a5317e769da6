import { defineField } from 'sanity'

/** The two tabs of a page in the Studio. */
export const pageGroups = [
  { name: 'sections', title: 'Sections', default: true },
  { name: 'search', title: 'Search and sharing' },
]

/** A field for each section of a page, named and called as its type; the first is open. */
export function sectionFields(sections: Record<string, { name: string; title?: string }>) {
  return Object.values(sections).map(({ name, title = name }, index) =>
    defineField({
      name,
      title,
      type: name,
      group: 'sections',
      options: { collapsible: true, collapsed: index > 0 },
      validation: (rule) => rule.required(),
    }),
  )
}
