import 'server-only'
import { createClient } from 'next-sanity'
import { env } from '../env.ts'

/** Checks preview links: it may read the secret that the Studio wrote. Next-sanity wants the client it brings along. */
export const previewClient = createClient({
  projectId: env.NEXT_PUBLIC_SANITY_PROJECT_ID,
  dataset: env.NEXT_PUBLIC_SANITY_DATASET,
  apiVersion: '2025-02-19',
  useCdn: false,
  timeout: 4_000,
  token: env.SANITY_READ_TOKEN,
  ...(env.SANITY_API_HOST && { apiHost: env.SANITY_API_HOST, useProjectHostname: false }),
})
