import { defineField } from 'sanity'

/** Two optional dates between which a published document is visible to visitors. */
export const scheduleFields = [
  defineField({
    name: 'publishAt',
    title: 'Visible from',
    type: 'datetime',
    description: 'Leave empty to show it as soon as it is published. The time is your own local time.',
    group: 'schedule',
  }),
  defineField({
    name: 'unpublishAt',
    title: 'Visible until',
    type: 'datetime',
    description: 'Leave empty to show it until it is unpublished.',
    group: 'schedule',
    validation: (rule) =>
      rule.custom((until, context) => {
        const { publishAt } = (context.document ?? {}) as { publishAt?: string }
        if (until === undefined || publishAt === undefined || until > publishAt) return true
        return 'This must be later than “Visible from”.'
      }),
  }),
]

export const scheduleGroup = { name: 'schedule', title: 'Schedule' }
