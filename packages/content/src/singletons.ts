import { pageTypes } from './pages.ts'

/** Exist once, with the type as id. */
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
