import { defineField, defineType, type Rule } from 'sanity'
import { pageSections } from './page-sections.ts'
import { pages } from './pages.ts'
import { seoField } from './parts/seo/seo.schema.ts'

interface Section {
  name: string
  title?: string
  /** An object's rule, which is a `Rule` with fewer methods. */
  validation?: unknown
}

type OwnRules = (rule: Rule) => Rule

export const pageDocuments = Object.entries<Record<string, Section>>(pageSections).map(([type, sections]) => {
  const { name, title, path } = pages[type as keyof typeof pageSections]
  return defineType({
    name: type,
    title,
    type: 'document',
    description: `The words of the ${name} page, section by section, in the order in which they show.`,
    groups: [
      { name: 'sections', title: 'Sections', default: true },
      { name: 'search', title: 'Search and sharing' },
    ],
    fields: pageFields(sections),
    preview: { prepare: () => ({ title, subtitle: path }) },
  })
})

function pageFields(sections: Record<string, Section>) {
  const fields = Object.values(sections).map(({ name, title = name, validation }, index) =>
    defineField({
      name,
      title,
      type: name,
      group: 'sections',
      options: { collapsible: true, collapsed: index > 0 },
      // A field's rules replace those of its type.
      validation: (rule) => [rule.required(), ...(validation ? [(validation as OwnRules)(rule)] : [])],
    }),
  )
  return [...fields, { ...seoField, group: 'search' }]
}
