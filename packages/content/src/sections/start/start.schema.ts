import { defineType } from 'sanity'
import { line, paragraph } from '../../parts/words/words.ts'

/** The signup form at the end of the landing page. */
export const start = defineType({
  name: 'start',
  title: 'Signup',
  type: 'object',
  description:
    'The form at the end of the landing page, where a visitor gives an address and starts the wizard.',
  fields: [
    line({ name: 'label', title: 'Sheet label', help: 'The small word beside the heading.', max: 20 }),
    line({ name: 'title', title: 'Heading', help: 'The heading of the section.', max: 60 }),
    paragraph({ name: 'text', title: 'Text', help: 'What happens after the click.', max: 240 }),
    line({ name: 'emailLabel', title: 'Label of the field', help: 'Over the address field.', max: 40 }),
    line({ name: 'emailPlaceholder', title: 'Example in the field', help: 'A sample address.', max: 40 }),
    line({ name: 'buttonLabel', title: 'Button', help: 'What the button says.', max: 30 }),
    line({ name: 'busyLabel', title: 'Busy button', help: 'What the button says while it sends.', max: 30 }),
    paragraph({
      name: 'note',
      title: 'Data notice',
      help: 'Under the form: what is not collected.',
      max: 200,
    }),
  ],
})
