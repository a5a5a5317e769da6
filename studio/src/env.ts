import { environmentId, type StudioEnvironment } from '../server/studio-page.ts'

/** For tools that read the schema without a page. */
const noPage: StudioEnvironment = {
  projectId: 'local',
  dataset: 'production',
  siteUrl: 'http://localhost:3000',
}

const given = globalThis.document?.getElementById(environmentId)?.textContent

export const environment: StudioEnvironment = given ? JSON.parse(given) : noPage
