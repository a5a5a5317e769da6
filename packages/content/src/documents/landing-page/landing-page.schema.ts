import { defineType } from 'sanity'
import { pageSections } from '../../page-sections.ts'
import { pageFields, pageGroups } from '../../parts/page/page.schema.ts'

/** Links lead to the ids of its sections, so order and ids are fixed. */
export const landingPage = defineType({
  name: 'landingPage',
  title: 'Landing page',
  type: 'document',
  description: 'The words of the home page, section by section, in the order in which they show.',
  groups: pageGroups,
  fields: pageFields(pageSections.landingPage),
  preview: { prepare: () => ({ title: 'Landing page', subtitle: '/' }) },
})
