import { defineField, defineType } from 'sanity'
import { line, lines, paragraph } from '../../parts/words/words.ts'

export const hero = defineType({
  name: 'hero',
  title: 'Hero',
  type: 'object',
  description: 'The first screen: the promise, two buttons and the drawing.',
  fields: [
    line({ name: 'title', title: 'Headline', help: 'The promise, under ten words.', max: 70 }),
    paragraph({ name: 'text', title: 'Text', help: 'One sentence under the headline.', max: 160 }),
    line({
      name: 'startLabel',
      title: 'Main button',
      help: 'Leads to the signup at the end of the page.',
      max: 30,
    }),
    line({ name: 'howLabel', title: 'Second button', help: 'Leads to the services.', max: 30 }),
    line({
      name: 'note',
      title: 'Note',
      help: 'Under the buttons: how long it takes and what it costs.',
      max: 60,
    }),
    line({
      name: 'effort',
      title: 'Smaller line',
      help: 'Under the note, before the sentence that says when the map comes: the reader’s own part of the work.',
      max: 60,
      optional: true,
    }),
    defineField({
      name: 'showPace',
      title: 'Show how long people took',
      type: 'boolean',
      description:
        'Adds “People took 11 minutes last month.” to the note: the measured median. It shows only while at least 30 people finished in the last calendar month.',
      initialValue: false,
    }),
    defineField({
      name: 'board',
      title: 'Drawing',
      type: 'object',
      description: 'The words on the drawing: three inputs, the chip, three outputs.',
      fields: [
        lines({
          name: 'inputs',
          title: 'Inputs',
          help: 'Three words, from top to bottom.',
          min: 3,
          max: 3,
          each: 12,
        }),
        line({ name: 'chip', title: 'Chip', help: 'The word on the chip.', max: 10 }),
        lines({
          name: 'outputs',
          title: 'Outputs',
          help: 'Three words, from top to bottom. The second is the broken trace.',
          min: 3,
          max: 3,
          each: 12,
        }),
        line({
          name: 'lineText',
          title: 'Under the line',
          help: 'Under the line of eight gates, which is the example’s until somebody chooses.',
          max: 90,
          optional: true,
        }),
        line({
          name: 'lineChosen',
          title: 'Under the line, chosen',
          help: 'Once a visitor has answered the first question of the survey there.',
          max: 90,
          optional: true,
        }),
        line({
          name: 'walkAnswer',
          title: 'Beside a section',
          help: 'Before an answer of the example, next to the piece of line that it bent. The answers are her own.',
          max: 30,
          optional: true,
        }),
        line({
          name: 'walkEnd',
          title: 'Beside the last section',
          help: 'Next to the whole line of the example, where the page asks for an address.',
          max: 60,
          optional: true,
        }),
      ],
    }),
  ],
})
