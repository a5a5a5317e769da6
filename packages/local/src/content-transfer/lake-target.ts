import { createClient, type SanityClient } from '@sanity/client'
import { localSecrets, ports, setVariables } from '../settings.ts'

const apiVersion = '2025-02-19'

export function localLakeClient(url: string, token: string): SanityClient {
  return createClient({
    projectId: 'local',
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
  } = setVariables(environment)
  if (!projectId) {
    const url = `http://127.0.0.1:${ports(environment).contentLake}`
    return { client: localLakeClient(url, localSecrets().contentLakeToken), name: `the local lake at ${url}` }
  }
  if (!token)
    throw new Error(
      `SANITY_PROJECT_ID is set to ${projectId}, so SANITY_TOKEN (an editor token of that project) is needed too.`,
    )
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
