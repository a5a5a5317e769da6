import { defineArrayMember, defineField, defineType } from 'sanity'
import { line, paragraph } from '../../parts/words/words.ts'

export const trust = defineType({
  name: 'trust',
  title: 'Trust',
  type: 'object',
  description: 'What is kept, for how long and who sees it, with live numbers and every mail as a picture.',
  fields: [
    line({ name: 'label', title: 'Sheet label', help: 'The small words over the headline.', max: 40 }),
    line({ name: 'title', title: 'Headline', help: 'Under eight words.', max: 60 }),
    paragraph({ name: 'text', title: 'Text', help: 'One or two sentences under the headline.', max: 260 }),
    defineField({
      name: 'statements',
      title: 'Statements',
      type: 'array',
      description: 'One fact each, as the privacy policy has it. Drag to reorder.',
      of: [
        defineArrayMember({
          name: 'statement',
          type: 'object',
          fields: [
            line({ name: 'title', title: 'Heading', help: 'The fact in a few words.', max: 60 }),
            paragraph({ name: 'text', title: 'Text', help: 'The fact, in a few sentences.', max: 600 }),
          ],
          preview: { select: { title: 'title', subtitle: 'text' } },
        }),
      ],
      validation: (rule) => rule.required().min(1).max(16),
    }),
    line({ name: 'numbersTitle', title: 'Heading of the numbers', help: 'Over the live numbers.', max: 60 }),
    line({ name: 'storedLabel', title: 'Sessions held', help: 'Rounded down to tens.', max: 60 }),
    line({ name: 'deletedLabel', title: 'Sessions deleted', help: 'Rounded down to tens.', max: 60 }),
    line({ name: 'oldestLabel', title: 'Oldest session', help: 'A number of whole months.', max: 60 }),
    line({ name: 'fewText', title: 'Few sessions', help: 'In place of a number below ten.', max: 30 }),
    line({ name: 'awayText', title: 'No numbers', help: 'While the database gives none.', max: 160 }),
    line({ name: 'restoredLabel', title: 'Last rehearsal', help: 'Before the day, or “not yet”.', max: 60 }),
    defineField({
      name: 'restoredOn',
      title: 'Day of the last rehearsal',
      type: 'date',
      description: 'When a backup was last restored and compared. Empty: the text below shows instead.',
    }),
    line({ name: 'notRestoredText', title: 'No rehearsal', help: 'While there is no such day.', max: 30 }),
    line({ name: 'mailsTitle', title: 'Heading of the mails', help: 'Over the pictures.', max: 60 }),
    paragraph({ name: 'mailsText', title: 'Text of the mails', help: 'Over the pictures.', max: 260 }),
  ],
})
