import { createClient, type SanityClient } from '@sanity/client'
import { apiVersion } from '@wiring/content/api-version'
import { setVariables } from '../environment.ts'

/** The project of the local stack. */
export const localProject = 'local'

export function localLakeClient(url: string, token: string): SanityClient {
  return createClient({
    projectId: localProject,
    dataset: 'production',
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    apiVersion,
    token,
  })
}

export function lakeOfEnvironment(environment?: NodeJS.ProcessEnv): {
  client: SanityClient
  name: string
} {
  const {
    SANITY_PROJECT_ID: projectId,
    SANITY_DATASET: dataset = 'production',
    SANITY_TOKEN: token,
    SANITY_API_HOST: host,
  } = setVariables(environment)
  if (!projectId) throw new Error('SANITY_PROJECT_ID is missing: the project of the lake (see .env.example).')
  if (!token)
    throw new Error(
      `SANITY_PROJECT_ID is set to ${projectId}, so SANITY_TOKEN (an editor token of that project) is needed too.`,
    )
  if (projectId === localProject && host)
    return { client: localLakeClient(host, token), name: `the local lake at ${host}` }
  return {
    client: createClient({ projectId, dataset, token, apiVersion, useCdn: false }),
    name: `${projectId}/${dataset} on sanity.io`,
  }
}

export function describeLakeError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const unreachable = message.includes('ECONNREFUSED') || message === 'fetch failed'
  return unreachable ? 'the lake does not answer. For the local one, run npm start first.' : message
}
