import { defineField, defineType } from 'sanity'
import { validateHref } from '../../parts/link/validate-href.ts'
import { otherValues, unique } from '../../parts/rules/other-documents.ts'
import { internalPath, validateRedirectPath } from './redirect-path.ts'

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
          .custom(validateRedirectPath)
          .custom(unique('from'))
          .custom(async (from, context) => {
            if (from === undefined) return true
            const targets = [...(await otherValues(context, 'to')).values()]
            const chained = targets.some((to) => typeof to === 'string' && internalPath(to) === from)
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
          .custom(validateHref)
          .custom(async (to, context) => {
            if (to === undefined) return true
            if (to.startsWith('#')) return 'Write the page before the #: /#start'
            const path = internalPath(to)
            if (path === null) return true
            const { from } = (context.document ?? {}) as { from?: string }
            if (path === from) return 'This leads back to the address it comes from.'
            const sources = [...(await otherValues(context, 'from')).values()]
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
