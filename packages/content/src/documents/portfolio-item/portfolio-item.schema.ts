import { defineField, defineType } from 'sanity'
import { orderRankField } from '../../parts/order-rank/order-rank.schema.ts'
import { maximumCount } from '../../parts/rules/document-counts.ts'
import { scheduleSummary } from '../../parts/schedule/due.ts'
import { scheduleDates, scheduleFields, scheduleGroup } from '../../parts/schedule/schedule.schema.ts'
import { line, paragraph } from '../../parts/words/words.ts'

export const portfolioItem = defineType({
  name: 'portfolioItem',
  title: 'Portfolio item',
  type: 'document',
  description: 'A piece of work in the grid of the Lab page. The grid is drawn for six. Drag to reorder.',
  groups: [{ name: 'work', title: 'Work', default: true }, scheduleGroup],
  fields: [
    line({ name: 'title', title: 'Title', help: 'The client’s name.', max: 50, group: 'work' }),
    line({
      name: 'category',
      title: 'Category',
      help: 'The kind of work, for instance “Visual identity”.',
      max: 40,
      group: 'work',
    }),
    paragraph({
      name: 'description',
      title: 'Description',
      help: 'What was made and what it had to do, in one or two sentences.',
      max: 200,
      group: 'work',
    }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'picture',
      description: 'At least 1600 px wide. Set the hotspot on what must stay visible when it is cropped.',
      group: 'work',
      validation: (rule) => rule.required().assetRequired(),
    }),
    ...scheduleFields,
    orderRankField('portfolioItem'),
  ],
  validation: (rule) => rule.custom(maximumCount('portfolioItem')).warning(),
  preview: {
    select: { title: 'title', category: 'category', media: 'image', ...scheduleDates },
    prepare: ({ title, category, media, ...dates }) => ({
      title,
      subtitle: [scheduleSummary(dates), category].filter(Boolean).join(' · '),
      media,
    }),
  },
})
