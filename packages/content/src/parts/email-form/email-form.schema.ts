import { line, paragraph } from '../words/words.ts'

export const emailFormFields = [
  line({ name: 'emailLabel', title: 'Label of the field', help: 'Over the address field.', max: 40 }),
  line({ name: 'emailPlaceholder', title: 'Example in the field', help: 'A sample address.', max: 40 }),
  line({ name: 'buttonLabel', title: 'Button', help: 'What the button says.', max: 30 }),
  line({ name: 'busyLabel', title: 'Busy button', help: 'What the button says while it sends.', max: 30 }),
  paragraph({
    name: 'note',
    title: 'Data notice',
    help: 'Under the form: what the address is used for.',
    max: 200,
  }),
]
