/** Documents that exist once, under their type's name as id. They can be neither created again nor deleted. */
export const singletons = [
  'consolePage',
  'foundersNote',
  'labPage',
  'landingPage',
  'mapExplainer',
  'notFoundPage',
  'privacyPolicy',
  'promptExample',
  'siteSettings',
  'specimenPage',
  'wizardTexts',
] as const
