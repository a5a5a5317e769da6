import { pageTypes } from './pages.ts'

/** Documents that exist once, under their type's name as id. They can be neither created again nor deleted. */
export const singletons = [
  ...pageTypes,
  'foundersNote',
  'mapExplainer',
  'notFoundPage',
  'privacyPolicy',
  'promptExample',
  'siteSettings',
  'wizardTexts',
] as const
