import { orderRank, type SeedDocument } from '../seed-document.ts'

const offering = (index: number, id: string, fields: object): SeedDocument => ({
  _id: `offering-${id}`,
  _type: 'offering',
  id,
  orderRank: orderRank(index),
  ...fields,
})

export const offerings: SeedDocument[] = [
  offering(0, 'wiring-map', {
    title: 'Wiring Map',
    description: 'A free diagnostic of how you process, create and stall, returned as one visual sheet.',
    includes: [
      'Visual mirror of how you work',
      'Hidden logics behind choices',
      'Blind spots and leverage points',
    ],
    cost: 'Free.',
    color: 'red',
    comingSoon: false,
  }),
  offering(1, 'modular-infrastructure', {
    title: 'Modular Infrastructure',
    description:
      'The repeatable parts of your work, taken out of your head and built as modules that plug together.',
    includes: ['Prompt templates', 'Content pipelines', 'AI-ready formats'],
    cost: 'Paid, quoted after the map.',
    color: 'yellow',
    comingSoon: false,
    link: '/console',
    linkText: 'See the Console',
  }),
  offering(2, 'brand-systems-lab', {
    title: 'Brand Systems Lab',
    description: 'A brand drawn from the way you already work, with rules short enough to be kept.',
    includes: ['Visual identity', 'Content style', 'Marketing automation'],
    cost: 'Paid, quoted after the map.',
    color: 'green',
    comingSoon: false,
    link: '/lab',
    linkText: 'Explore Lab',
  }),
  offering(3, 'creative-mirror', {
    title: 'Creative Mirror',
    description: 'A reading of the work you have already made: what it repeats, and what it avoids.',
    includes: ['Aesthetic analysis', 'Hidden beliefs', 'Unconscious design patterns'],
    color: 'gray',
    comingSoon: true,
  }),
]
