import { defineField } from 'sanity'

export const scheduleFields = [
  defineField({
    name: 'publishAt',
    title: 'Visible from',
    type: 'datetime',
    description:
      'Hides it from visitors until then, also what they see now. It does not hold a change back: for that, leave this empty and choose “Publish later” beside Publish. The time is your own local time.',
    group: 'schedule',
  }),
  defineField({
    name: 'unpublishAt',
    title: 'Visible until',
    type: 'datetime',
    description: 'Hides it from visitors after that. Leave empty to show it until it is unpublished.',
    group: 'schedule',
    validation: (rule) =>
      rule.custom((until, context) => {
        const { publishAt } = (context.document ?? {}) as { publishAt?: string }
        if (until === undefined || publishAt === undefined || until > publishAt) return true
        return 'This must be later than “Visible from”.'
      }),
  }),
]

export const scheduleDates = { publishAt: 'publishAt', unpublishAt: 'unpublishAt' } as const

export const scheduleGroup = { name: 'schedule', title: 'Schedule' }
