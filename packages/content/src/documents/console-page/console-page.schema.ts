import { defineType } from 'sanity'
import { pageSections } from '../../page-sections.ts'
import { pageFields, pageGroups } from '../../parts/page/page.schema.ts'

export const consolePage = defineType({
  name: 'consolePage',
  title: 'Console page',
  type: 'document',
  description: 'The words of the Console page, section by section, in the order in which they show.',
  groups: pageGroups,
  fields: pageFields(pageSections.consolePage),
  preview: { prepare: () => ({ title: 'Console page', subtitle: '/console' }) },
})
