import { createClient, type SanityClient } from '@sanity/client'
import { afterAll } from 'vitest'
import { startTestLake } from '../testing/start-test-lake.ts'

interface ContractLake {
  client: SanityClient
  anonymous: SanityClient
  id: (name: string) => string
  type: string
}

export async function contractLake(): Promise<ContractLake> {
  const run = `contract${Date.now().toString(36)}`
  const names = { id: (name: string) => `${run}-${name}`, type: run }
  const {
    SANITY_CONTRACT_PROJECT_ID: projectId,
    SANITY_CONTRACT_DATASET: dataset,
    SANITY_CONTRACT_TOKEN: token,
  } = process.env
  if (projectId && dataset && token) {
    const anonymous = createClient({ projectId, dataset, apiVersion: '2025-02-19', useCdn: false })
    const client = anonymous.withConfig({ token, perspective: 'raw' })
    const query =
      '*[_type == $run || string::startsWith(_id, $run) || string::startsWith(_id, "drafts." + $run)]'
    afterAll(() => client.delete({ query, params: { run } }))
    return { ...names, client, anonymous }
  }
  const { client, anonymous, stop } = await startTestLake()
  afterAll(stop)
  return { ...names, client, anonymous }
}
