import { defineField, defineType } from 'sanity'
import { orderRankField } from '../../parts/order-rank/order-rank.schema.ts'
import { maximumCount } from '../../parts/rules/document-counts.ts'
import { unique } from '../../parts/rules/other-documents.ts'
import { yearlyPrice } from '../../parts/rules/yearly-price.ts'
import { line, lines, paragraph } from '../../parts/words/words.ts'

const price = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'number',
    description,
    validation: (rule) => rule.required().integer().min(1).max(9999),
  })

export const pricingPlan = defineType({
  name: 'pricingPlan',
  title: 'Pricing plan',
  type: 'document',
  description:
    'Core and Pro on the Console page. Prices are whole dollars; the button always leads to the waitlist.',
  fields: [
    defineField({
      name: 'id',
      title: 'Id',
      type: 'string',
      description: 'Which of the two plans this is. Each may be used once.',
      options: { list: ['core', 'pro'], layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required().custom(unique('id')),
    }),
    line({ name: 'title', title: 'Title', help: 'The name of the plan.', max: 20 }),
    paragraph({
      name: 'description',
      title: 'Description',
      help: 'Whom it is for, in one sentence.',
      max: 140,
    }),
    price('weekly', 'Weekly price', 'Whole dollars a week. Kept on record; the page does not show it.'),
    price('monthly', 'Monthly price', 'Whole dollars a month.'),
    defineField({
      name: 'yearly',
      title: 'Yearly price',
      type: 'number',
      description: 'Whole dollars a year: twelve months less 20 %, cents dropped.',
      validation: (rule) => [
        rule.required().integer().min(1).max(99999),
        rule
          .custom((yearly, context) => {
            const { monthly } = (context.document ?? {}) as { monthly?: number }
            if (yearly === undefined || monthly === undefined || yearly === yearlyPrice(monthly)) return true
            return `Twelve months less 20 % are ${yearlyPrice(monthly)} dollars. The page says “Save 20% with annual billing”.`
          })
          .warning(),
      ],
    }),
    line({
      name: 'featuresLead',
      title: 'Line over the list',
      help: 'For instance “Everything in Core, plus”. Empty: no line.',
      max: 40,
      optional: true,
    }),
    lines({
      name: 'features',
      title: 'Features',
      help: 'What the plan holds, one line each.',
      min: 1,
      max: 10,
      each: 60,
    }),
    orderRankField('pricingPlan'),
  ],
  validation: (rule) => rule.custom(maximumCount('pricingPlan')),
  preview: {
    select: { title: 'title', monthly: 'monthly', yearly: 'yearly' },
    prepare: ({ title, monthly, yearly }) => ({ title, subtitle: `$${monthly} a month, $${yearly} a year` }),
  },
})
