import { defineType } from 'sanity'
import { line, paragraph } from '../../parts/words/words.ts'

export const labHero = defineType({
  name: 'labHero',
  title: 'Hero',
  type: 'object',
  options: { anchor: 'lab' },
  description: 'The first screen: the headline and two buttons.',
  fields: [
    line({ name: 'label', title: 'Sheet label', help: 'The small words over the headline.', max: 40 }),
    line({ name: 'title', title: 'Headline', help: 'Under five words.', max: 40 }),
    paragraph({ name: 'text', title: 'Text', help: 'One or two sentences under the headline.', max: 240 }),
    line({ name: 'ctaLabel', title: 'Main button', help: 'Scrolls to the end of the page.', max: 30 }),
    line({ name: 'portfolioLabel', title: 'Second button', help: 'Scrolls to the work.', max: 30 }),
  ],
})
