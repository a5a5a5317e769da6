import { defineField, defineType } from 'sanity'

/** `/`: the sections stand in the order of the specification; their order and ids are fixed in code. */
export const landingPage = defineType({
  name: 'landingPage',
  title: 'Landing page',
  type: 'document',
  description: 'The words of the home page, section by section, in the order in which they show.',
  groups: [
    { name: 'sections', title: 'Sections', default: true },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    ...(['hero', 'about', 'approach', 'services', 'mirror', 'contact', 'start'] as const).map((name) =>
      defineField({
        name,
        type: name,
        group: 'sections',
        options: { collapsible: true, collapsed: name !== 'hero' },
        validation: (rule) => rule.required(),
      }),
    ),
    defineField({ name: 'seo', type: 'seo', group: 'search', validation: (rule) => rule.required() }),
  ],
  preview: { prepare: () => ({ title: 'Landing page', subtitle: '/' }) },
})
