import { createClient } from '@sanity/client'
import { env } from '../env.ts'

/** How every client of the content lake is set up. A lake that hangs must not hang a page. */
export const lakeConfig = {
  projectId: env.NEXT_PUBLIC_SANITY_PROJECT_ID,
  dataset: env.NEXT_PUBLIC_SANITY_DATASET,
  apiVersion: '2025-02-19',
  useCdn: false,
  timeout: 4_000,
  ...(env.SANITY_API_HOST && { apiHost: env.SANITY_API_HOST, useProjectHostname: false }),
}

/** Reads what is published. */
export const publicClient = createClient({ ...lakeConfig, maxRetries: 0 })

/** Reads drafts too; only for an editor's eyes. */
export const draftClient = publicClient.withConfig({ token: env.SANITY_READ_TOKEN })

/** Reads and writes all versions of all documents. */
export const writeClient = publicClient.withConfig({ token: env.SANITY_WRITE_TOKEN, perspective: 'raw' })
