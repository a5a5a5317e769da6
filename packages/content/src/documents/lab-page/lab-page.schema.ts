import { defineField, defineType } from 'sanity'
import { pageSections } from '../../page-sections.ts'
import { pageGroups, sectionFields } from '../../parts/page/page.schema.ts'

/** `/lab`: the sections stand in the order of the specification; their order and ids are fixed in code. */
export const labPage = defineType({
  name: 'labPage',
  title: 'Lab page',
  type: 'document',
  description: 'The words of the Lab page, section by section, in the order in which they show.',
  groups: pageGroups,
  fields: [
    ...sectionFields(pageSections.labPage),
    defineField({
      name: 'seo',
      title: 'Search and sharing',
      type: 'seo',
      group: 'search',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { prepare: () => ({ title: 'Lab page', subtitle: '/lab' }) },
})
