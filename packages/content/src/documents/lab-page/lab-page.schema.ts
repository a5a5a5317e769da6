import { defineType } from 'sanity'
import { pageSections } from '../../page-sections.ts'
import { pageFields, pageGroups } from '../../parts/page/page.schema.ts'

export const labPage = defineType({
  name: 'labPage',
  title: 'Lab page',
  type: 'document',
  description: 'The words of the Lab page, section by section, in the order in which they show.',
  groups: pageGroups,
  fields: pageFields(pageSections.labPage),
  preview: { prepare: () => ({ title: 'Lab page', subtitle: '/lab' }) },
})
