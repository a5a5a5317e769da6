import { defineType } from 'sanity'
import { expectedCount } from '../../parts/rules/document-counts.ts'
import { heading, line } from '../../parts/words/words.ts'

export const pricing = defineType({
  name: 'pricing',
  title: 'Pricing',
  type: 'object',
  description:
    'The heading over the two plans and the words on the switch. The plans are documents of their own.',
  fields: [
    ...heading,
    line({ name: 'monthLabel', title: 'Switch: month', help: 'The first position of the switch.', max: 16 }),
    line({ name: 'yearLabel', title: 'Switch: year', help: 'The second position of the switch.', max: 16 }),
    line({ name: 'perMonthLabel', title: 'After a monthly price', help: 'Beside the number.', max: 20 }),
    line({ name: 'perYearLabel', title: 'After a yearly price', help: 'Beside the number.', max: 20 }),
    line({
      name: 'monthOfYearLabel',
      title: 'Yearly price by the month',
      help: 'Beside a twelfth of the yearly price.',
      max: 30,
      optional: true,
    }),
    line({
      name: 'yearSavingLabel',
      title: 'Saving in dollars',
      help: 'Beside what a year costs less than twelve months.',
      max: 40,
      optional: true,
    }),
    line({
      name: 'savingLabel',
      title: 'Saving',
      help: 'What the yearly plan saves. The Studio checks the prices against 20 %.',
      max: 50,
    }),
    line({ name: 'cancelNote', title: 'Note', help: 'Under the plans.', max: 80 }),
    line({ name: 'buttonLabel', title: 'Button', help: 'On each plan; leads to the waitlist.', max: 30 }),
  ],
  validation: (rule) => rule.custom(expectedCount('pricingPlan')).warning(),
})
