import { defineType } from 'sanity'
import { seoField } from '../../parts/seo/seo.schema.ts'
import { line, paragraph } from '../../parts/words/words.ts'

export const specimenPage = defineType({
  name: 'specimenPage',
  title: 'Specimen page',
  type: 'document',
  description:
    'The words around the finished map of an invented person, and the links that lead to it. The map itself is computed.',
  fields: [
    line({
      name: 'label',
      title: 'Label',
      help: 'Says that the person is invented. Stands over the map and beside each drawing of it.',
      max: 60,
    }),
    line({ name: 'title', title: 'Headline', help: 'Over the introduction of the page.', max: 60 }),
    paragraph({
      name: 'text',
      title: 'Introduction',
      help: 'Must say that the person and the answers are invented, and how to read the sheet.',
      max: 480,
    }),
    line({
      name: 'signature',
      title: 'Instead of a signature',
      help: 'Stands where a real map names the person who checked and signed it.',
      max: 120,
    }),
    line({
      name: 'caption',
      title: 'How to read the line',
      help: 'One or two short sentences under the drawing in the Wiring Map panel and its modal.',
      max: 140,
      optional: true,
    }),
    line({
      name: 'linkLabel',
      title: 'Link to the page',
      help: 'Leads here from the Wiring Map panel, its modal, the signup form and the wizard.',
      max: 40,
    }),
    line({ name: 'startLabel', title: 'Button', help: 'Leads from the page to the signup.', max: 30 }),
    line({
      name: 'trustLabel',
      title: 'Link to the page on trust',
      help: 'At the end of the page, beside the button.',
      max: 40,
      optional: true,
    }),
    seoField,
  ],
  preview: { prepare: () => ({ title: 'Specimen page', subtitle: '/map' }) },
})
