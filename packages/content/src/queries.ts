/** Every query of the site with its cache tags. */
export { notFoundPage, notFoundPageQuery } from './documents/not-found-page/not-found-page.query.ts'
export { privacyPolicy, privacyPolicyQuery } from './documents/privacy-policy/privacy-policy.query.ts'
export { redirects, redirectsQuery } from './documents/redirect/redirect.query.ts'
export { siteSettings, siteSettingsQuery } from './documents/site-settings/site-settings.query.ts'
export { specimenPage, specimenPageQuery } from './documents/specimen-page/specimen-page.query.ts'
export { wizardTexts, wizardTextsQuery } from './documents/wizard-texts/wizard-texts.query.ts'
export * from './generated/pages.query.ts'
export { lastChanges, lastChangesQuery } from './parts/seo/seo.query.ts'
