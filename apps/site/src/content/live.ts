import 'server-only'
import { type ClientReturn, createClient } from '@sanity/client'
import { querySnapshot } from '@wiring/content/snapshot'
import { building, env } from '../env.ts'
import { addAddresses } from '../preview/add-addresses.ts'
import type { View } from './view.tsx'

/** A query and the document types its answer is made of. */
export interface Source<Query extends string> {
  readonly query: Query
  readonly tags: readonly string[]
}

/** A lake that hangs must not hang a page (ms). */
const patience = 4_000

/** A publish that no webhook reported shows after this long (s). */
const heal = 3_600

const client = createClient({
  projectId: env.NEXT_PUBLIC_SANITY_PROJECT_ID,
  dataset: env.NEXT_PUBLIC_SANITY_DATASET,
  apiVersion: '2025-02-19',
  useCdn: false,
  maxRetries: 0,
  timeout: patience,
  ...(env.SANITY_API_HOST && { apiHost: env.SANITY_API_HOST, useProjectHostname: false }),
})

/** Reads drafts too; only for an editor's eyes. */
export const contentClient = client.withConfig({ token: env.SANITY_READ_TOKEN })

/** The cache tag of a document type; the webhook names the type, this names the entries. */
export const contentTag = (type: string) => `sanity:${type}`

/**
 * Asks the content lake, and is the only place that caches or knows tags. Published answers are kept until a publish
 * touches one of their types; what an editor sees is never kept. Throws when the lake does not answer: the page that is already
 * prerendered then stays. During `next build` there is none yet, so the bundled snapshot answers, with a warning.
 */
export async function readContent<Query extends string>(
  { query, tags }: Source<Query>,
  view: View,
): Promise<ClientReturn<Query>> {
  if (view.perspective === 'drafts' || view.stega) return readForEditor(query, view)
  try {
    return await client.fetch(
      query,
      {},
      {
        perspective: 'published',
        cache: 'force-cache',
        next: { tags: [...new Set(tags)].map(contentTag), revalidate: heal },
      },
    )
  } catch (error) {
    if (!building) throw error
    console.warn('The content lake did not answer: this build shows the bundled snapshot.')
    return await querySnapshot(query)
  }
}

/** Never cached. With marks, each document and section also knows its address in the Studio. */
async function readForEditor<Query extends string>(query: Query, { perspective, stega }: View) {
  const marks = stega ? { stega: { enabled: true, studioUrl: env.NEXT_PUBLIC_SANITY_STUDIO_URL } } : {}
  const result = await contentClient.fetch(query, {}, { perspective, cache: 'no-store', ...marks })
  if (stega) addAddresses(result, env.NEXT_PUBLIC_SANITY_STUDIO_URL)
  return result
}
