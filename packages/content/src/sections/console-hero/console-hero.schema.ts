import { defineType } from 'sanity'
import { line, paragraph } from '../../parts/words/words.ts'

export const consoleHero = defineType({
  name: 'consoleHero',
  title: 'Hero',
  type: 'object',
  options: { anchor: 'console' },
  description: 'The first screen: the badge and the two lines that glitch under the pointer.',
  fields: [
    line({ name: 'badge', title: 'Badge', help: 'Over the headline.', max: 12 }),
    line({
      name: 'lineOne',
      title: 'Headline, first line',
      help: 'Short; it glitches under the pointer.',
      max: 24,
    }),
    line({
      name: 'lineTwo',
      title: 'Headline, second line',
      help: 'Short; it glitches under the pointer.',
      max: 28,
    }),
    paragraph({ name: 'text', title: 'Text', help: 'One or two sentences under the headline.', max: 200 }),
    line({ name: 'buttonLabel', title: 'Button', help: 'Leads to the waitlist.', max: 30 }),
  ],
})
