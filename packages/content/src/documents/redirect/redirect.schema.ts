import { defineField, defineType } from 'sanity'
import { safeHref } from '../../parts/link/safe-href.ts'
import { others, unique } from '../../parts/rules/others.ts'
import { landingPath, redirectPath } from './redirect-path.ts'

export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  description: 'Sends visitors of an old address to a new one. Chains and loops are refused.',
  fields: [
    defineField({
      name: 'from',
      title: 'From',
      type: 'string',
      description: 'The old path, beginning with a slash: /old-page',
      validation: (rule) =>
        rule
          .required()
          .custom(redirectPath)
          .custom(unique('from'))
          .custom(async (from, context) => {
            if (from === undefined) return true
            const targets = [...(await others(context, 'to')).values()]
            const chained = targets.some((to) => typeof to === 'string' && landingPath(to) === from)
            return chained
              ? 'Another redirect leads here. Point that one to the final address instead.'
              : true
          }),
    }),
    defineField({
      name: 'to',
      title: 'To',
      type: 'string',
      description: 'The new path (/lab) or a full address (https://…).',
      validation: (rule) =>
        rule
          .required()
          .custom(safeHref)
          .custom(async (to, context) => {
            if (to === undefined) return true
            if (to.startsWith('#')) return 'Write the page before the #: /#start'
            const path = landingPath(to)
            if (path === null) return true
            const { from } = (context.document ?? {}) as { from?: string }
            if (path === from) return 'This leads back to the address it comes from.'
            const sources = [...(await others(context, 'from')).values()]
            return sources.includes(path)
              ? 'That address is redirected itself. Write the final address here.'
              : true
          }),
    }),
    defineField({
      name: 'permanent',
      title: 'For good',
      type: 'boolean',
      description: 'On: browsers and search engines remember it. Off: they ask again each time.',
      initialValue: false,
    }),
  ],
  preview: {
    select: { from: 'from', to: 'to' },
    prepare: ({ from, to }) => ({ title: from, subtitle: `→ ${to ?? ''}` }),
  },
})
