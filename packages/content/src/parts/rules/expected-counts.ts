/** How many documents of a type the pages are drawn for, and their plural. */
export const expectedCounts = {
  approachStep: [4, 'approach steps'],
  consoleFeature: [6, 'Console features'],
  labService: [4, 'Lab services'],
  mirrorCard: [3, 'mirror cards'],
  offering: [4, 'offerings'],
  portfolioItem: [6, 'portfolio items'],
  pricingPlan: [2, 'plans'],
  problemCard: [3, 'problem cards'],
} as const satisfies Record<string, readonly [count: number, noun: string]>

export type CountedType = keyof typeof expectedCounts
