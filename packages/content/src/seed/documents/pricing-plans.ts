import { orderRank, type SeedDocument } from '../seed-document.ts'

export const pricingPlans: SeedDocument[] = [
  {
    _id: 'pricingPlan-core',
    _type: 'pricingPlan',
    id: 'core',
    title: 'Core',
    description: 'For one person who wants the map and the first tools on the same desk.',
    weekly: 8,
    monthly: 29,
    yearly: 278,
    features: [
      'Wiring Map visualizer',
      '4 prompt modules',
      'Basic artifact repository',
      'Manual pattern recognition',
      'Email support',
    ],
    orderRank: orderRank(0),
  },
  {
    _id: 'pricingPlan-pro',
    _type: 'pricingPlan',
    id: 'pro',
    title: 'Pro',
    description: 'For a practice that runs on its system every day and wants to extend it.',
    weekly: 19,
    monthly: 69,
    yearly: 662,
    featuresLead: 'Everything in Core, plus',
    features: [
      'Full pattern engine',
      'System builder',
      'All 7 core prompt modules',
      'Advanced artifacts',
      'API access',
      'Priority support',
    ],
    orderRank: orderRank(1),
  },
]
