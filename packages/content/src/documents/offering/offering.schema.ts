import { defineField, defineType } from 'sanity'
import { validateHref } from '../../parts/link/validate-href.ts'
import { orderRankField } from '../../parts/order-rank/order-rank.schema.ts'
import { maximumCount } from '../../parts/rules/document-counts.ts'
import { unique } from '../../parts/rules/other-documents.ts'
import { scheduleSummary } from '../../parts/schedule/due.ts'
import { scheduleDates, scheduleFields, scheduleGroup } from '../../parts/schedule/schedule.schema.ts'
import { colorField } from '../../parts/signal-color/signal-color.schema.ts'
import { line, lines, paragraph } from '../../parts/words/words.ts'

export const offeringIds = [
  'wiring-map',
  'modular-infrastructure',
  'brand-systems-lab',
  'creative-mirror',
] as const

export const offering = defineType({
  name: 'offering',
  title: 'Offering',
  type: 'document',
  description:
    'One of the four services on the landing page. The first of the list is open when the page loads; drag to reorder.',
  groups: [
    { name: 'words', title: 'Words', default: true },
    { name: 'behaviour', title: 'Behaviour' },
    scheduleGroup,
  ],
  fields: [
    defineField({
      name: 'id',
      title: 'Id',
      type: 'string',
      description: 'Decides which buttons and which drawing the offering gets. Each id may be used once.',
      group: 'behaviour',
      options: { list: offeringIds.map((id) => ({ title: id, value: id })), layout: 'radio' },
      validation: (rule) => rule.required().custom(unique('id')),
    }),
    line({
      name: 'title',
      title: 'Title',
      help: 'Shown in the list and in the panel.',
      max: 40,
      group: 'words',
    }),
    paragraph({
      name: 'description',
      title: 'Description',
      help: 'One or two sentences in the panel: what the reader gets.',
      max: 240,
      group: 'words',
    }),
    lines({
      name: 'includes',
      title: 'Includes',
      help: 'What is part of it, one line each.',
      min: 1,
      max: 6,
      each: 60,
      group: 'words',
    }),
    line({
      name: 'cost',
      title: 'What it costs',
      help: 'One short sentence under the list: free, or paid and how the price is found.',
      max: 60,
      optional: true,
      group: 'words',
    }),
    { ...colorField, group: 'words' },
    defineField({
      name: 'comingSoon',
      title: 'Coming soon',
      type: 'boolean',
      description: 'Dims the offering and switches its button off. Its status reads “standby”.',
      group: 'behaviour',
      initialValue: false,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'string',
      description:
        'Optional. A path (/lab), a section (#start) or a full address; the panel then shows a link button.',
      group: 'behaviour',
      validation: (rule) => rule.custom(validateHref),
    }),
    line({
      name: 'linkText',
      title: 'Link text',
      help: 'Text of the link button. Empty: “Learn More”.',
      max: 30,
      optional: true,
      group: 'behaviour',
    }),
    defineField({
      name: 'furtherButton',
      title: 'Further button',
      type: 'link',
      description: 'Optional. A third button in the panel; leave it empty to show none.',
      group: 'behaviour',
    }),
    ...scheduleFields,
    orderRankField('offering'),
  ],
  validation: (rule) => rule.custom(maximumCount('offering')),
  preview: {
    select: { title: 'title', id: 'id', comingSoon: 'comingSoon', color: 'color', ...scheduleDates },
    prepare: ({ title, id, comingSoon, color, ...dates }) => ({
      title,
      subtitle: [scheduleSummary(dates), color, id, comingSoon ? 'coming soon' : undefined]
        .filter(Boolean)
        .join(' · '),
    }),
  },
})
