import { createClient, type SanityClient } from '@sanity/client'
import { addresses, testSecrets } from './addresses.ts'

export function editorClient(): SanityClient {
  return createClient({
    projectId: 'local',
    dataset: 'production',
    apiHost: addresses.contentLake,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2025-02-19',
    token: testSecrets().contentLakeToken,
    perspective: 'raw',
  })
}
