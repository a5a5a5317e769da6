import { defineField, defineType } from 'sanity'
import { scheduleSummary } from '../../parts/schedule/due.ts'
import { scheduleDates, scheduleFields, scheduleGroup } from '../../parts/schedule/schedule.schema.ts'
import { line } from '../../parts/words/words.ts'

export const banner = defineType({
  name: 'banner',
  title: 'Banner',
  type: 'document',
  description: 'One line over the header of every page, between two dates. The newest that is due is shown.',
  groups: [{ name: 'words', title: 'Words', default: true }, scheduleGroup],
  fields: [
    line({ name: 'text', title: 'Text', help: 'One short sentence.', max: 120, group: 'words' }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      description: 'Optional. Where the banner leads.',
      group: 'words',
    }),
    ...scheduleFields,
  ],
  preview: {
    select: { title: 'text', ...scheduleDates },
    prepare: ({ title, ...dates }) => ({
      title,
      subtitle: scheduleSummary(dates) ?? 'shown since its publish',
    }),
  },
})
