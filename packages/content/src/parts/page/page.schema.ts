import { defineField } from 'sanity'

/** The two tabs of a page in the Studio. */
export const pageGroups = [
  { name: 'sections', title: 'Sections', default: true },
  { name: 'search', title: 'Search and sharing' },
]

/** A field for each section of a page, named as its type; the first is open. */
export function sectionFields(sections: Record<string, { name: string }>) {
  return Object.values(sections).map(({ name }, index) =>
    defineField({
      name,
      type: name,
      group: 'sections',
      options: { collapsible: true, collapsed: index > 0 },
      validation: (rule) => rule.required(),
    }),
  )
}
