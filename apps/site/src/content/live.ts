import 'server-only'
import { type ClientReturn, createClient, isHttpError } from '@sanity/client'
import { querySnapshot } from '@wiring/content/snapshot'
import { unstable_cache } from 'next/cache'
import { draftMode } from 'next/headers'
import { cache } from 'react'
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

/** The last good answer to each query, for draft mode while the content lake is away. */
const lastGood = new Map<string, unknown>()

/** What one drawing of a page knows about the lake: aborted once a question of it stayed without an answer. */
const drawing = cache(() => new AbortController())

/**
 * Asks the lake on behalf of one drawing of a page, and never from a cache. When one of its questions stays without an answer the
 * others are given up with it: each waiting for itself, a page with drafts would take minutes while the lake hangs.
 */
export async function askFresh<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const away = drawing()
  try {
    return await ask(away.signal)
  } catch (error) {
    if (isSilence(error)) away.abort(error)
    throw error
  }
}

/** The cache tag of a document type; the webhook names the type, this names the entries. */
export const contentTag = (type: string) => `sanity:${type}`

/**
 * Asks the content lake, and is the only place that caches or knows tags. Published answers are kept until a publish
 * touches one of their types; what an editor sees is never kept. Throws when the lake does not answer: the page that is already
 * prerendered then stays. So it does when an answer is none, as from a lake that lost a page or a proxy that says something in
 * HTML: the documents of pages cannot be deleted. During `next build` there is none yet, so the bundled snapshot answers, with a warning.
 */
export async function readContent<Query extends string>(
  { query, tags }: Source<Query>,
  view: View,
): Promise<ClientReturn<Query>> {
  if ((await draftMode()).isEnabled) return readForEditor({ query, tags }, view)
  const tagged = { tags: [...new Set(tags)].map(contentTag), revalidate: heal }
  // With the tags of an answer, or no publish would ever reach a page that was built while the lake was away.
  const snapshot = unstable_cache(() => querySnapshot(query), ['snapshot', query], tagged)
  if (building && lakeIsSilent) return snapshot()
  try {
    const answer = await client.fetch(
      query,
      {},
      {
        perspective: 'published',
        cache: 'force-cache',
        next: tagged,
      },
    )
    if (!fits(answer, tags)) throw new NoAnswer()
    lastGood.set(query, answer)
    return answer
  } catch (error) {
    if (!building) throw error
    if (!warned) console.warn('The content lake did not answer: this build shows the bundled snapshot.')
    warned = true
    lakeIsSilent = isSilence(error)
    return await snapshot()
  }
}

/** During a build: whether it was said that the snapshot is shown, and whether the lake need not be waited for again. */
let warned = false
let lakeIsSilent = false

/** An answer that is none. */
class NoAnswer extends Error {
  override message = 'The content lake gave no answer to this question.'
}

/** Nothing came back at all. An answer, however bad, is about its question: others may do better. */
const isSilence = (error: unknown) => !isHttpError(error) && !(error instanceof NoAnswer)

/** Not nothing, and when it is a document, one that was asked for. */
function fits(answer: unknown, tags: readonly string[]): boolean {
  if (answer === null || answer === undefined) return false
  const type = typeof answer === 'object' && '_type' in answer ? answer._type : undefined
  return type === undefined || tags.some((tag) => tag === type)
}

/**
 * In draft mode nothing is cached and no stored page stands behind, not even for somebody whose session has ended: while the lake
 * is away all of them see what was public last; the preview bar says so. With marks, each document and section also knows its
 * address in the Studio.
 */
async function readForEditor<Query extends string>(
  { query, tags }: Source<Query>,
  { perspective, stega }: View,
) {
  const marks = stega ? { stega: { enabled: true, studioUrl: env.NEXT_PUBLIC_SANITY_STUDIO_URL } } : {}
  try {
    const result = await askFresh((signal) =>
      contentClient.fetch(query, {}, { perspective, cache: 'no-store', signal, ...marks }),
    )
    if (!fits(result, tags)) throw new NoAnswer()
    if (stega) addAddresses(result, env.NEXT_PUBLIC_SANITY_STUDIO_URL)
    return result
  } catch {
    return (lastGood.get(query) as ClientReturn<Query> | undefined) ?? (await querySnapshot(query))
  }
}
