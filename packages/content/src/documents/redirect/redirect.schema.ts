import { defineField, defineType } from 'sanity'
import { validateHref } from '../../parts/link/validate-href.ts'
import { otherValues } from '../../parts/rules/other-documents.ts'
import { internalAddress, matches, readAddress, validateRedirectPath } from './redirect-path.ts'

const texts = (values: Map<string, unknown>) =>
  [...values.values()].filter((value) => typeof value === 'string')

const isSame = (one: string, other: string) =>
  matches(one, readAddress(other)) && matches(other, readAddress(one))

function leadsTo(to: string, from: string): boolean {
  const landing = internalAddress(to)
  return landing !== null && matches(from, landing)
}

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
      description: 'The old address, beginning with a slash: /old-page, /über-uns or /page.php?id=3',
      validation: (rule) =>
        rule
          .required()
          .custom(validateRedirectPath)
          .custom(async (from, context) => {
            if (from === undefined) return true
            const taken = texts(await otherValues(context, 'from')).find((other) => isSame(other, from))
            if (taken !== undefined) return `Another one already has “${taken}”. Each may be used once.`
            const chained = texts(await otherValues(context, 'to')).some((to) => leadsTo(to, from))
            return chained
              ? 'Another redirect leads here. Point that one to the final address instead.'
              : true
          }),
    }),
    defineField({
      name: 'to',
      title: 'To',
      type: 'string',
      description: 'The new path (/lab) or a full address (https://…). A query of the visitor is kept.',
      validation: (rule) =>
        rule
          .required()
          .custom(validateHref)
          .custom(async (to, context) => {
            if (to === undefined) return true
            if (to.startsWith('#')) return 'Write the page before the #: /#start'
            const { from } = (context.document ?? {}) as { from?: string }
            if (from !== undefined && leadsTo(to, from))
              return 'This leads back to the address it comes from.'
            return texts(await otherValues(context, 'from')).some((other) => leadsTo(to, other))
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
