import { defineField } from 'sanity'

/** The two tabs of a page in the Studio. */
export const pageGroups = [
  { name: 'sections', title: 'Sections', default: true },
  { name: 'search', title: 'Search and sharing' },
]

/** The fields of a page: one for each section, named and called as its type, the first open; then its search result. */
export function pageFields(sections: Record<string, { name: string; title?: string }>) {
  const fields = Object.values(sections).map(({ name, title = name }, index) =>
    defineField({
      name,
      title,
      type: name,
      group: 'sections',
      options: { collapsible: true, collapsed: index > 0 },
      validation: (rule) => rule.required(),
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
