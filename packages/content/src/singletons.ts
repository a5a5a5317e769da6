import { pageTypes } from './pages.ts'

/** Documents that exist once, with their type as id; they cannot be created or deleted. */
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
