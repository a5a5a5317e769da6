/** The one list of what can be asked of the content lake: for each page its query and its cache tags. */
export { landingPage, landingPageQuery } from './documents/landing-page/landing-page.query.ts'
export { siteSettings, siteSettingsQuery } from './documents/site-settings/site-settings.query.ts'
