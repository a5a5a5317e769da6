/** Built into the bundle. `apiHost` is set for the local content lake only. */
export const environment = {
  projectId: process.env.SANITY_STUDIO_PROJECT_ID || 'local',
  dataset: process.env.SANITY_STUDIO_DATASET || 'production',
  apiHost: process.env.SANITY_STUDIO_API_HOST || undefined,
  siteUrl: process.env.SANITY_STUDIO_SITE_URL || 'http://localhost:3000',
}
