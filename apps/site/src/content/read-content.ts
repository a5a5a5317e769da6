import 'server-only'
import { type ClientReturn, isHttpError } from '@sanity/client'
import { querySnapshot } from '@wiring/content/snapshot'
import { unstable_cache } from 'next/cache'
import { draftMode } from 'next/headers'
import { cache } from 'react'
import { building, env } from '../env.ts'
import { addEditAddresses } from './add-edit-addresses.ts'
import { draftClient, publicClient } from './client.ts'

/** A query and the document types its answer is made of. */
export interface Source<Query extends string> {
  query: Query
  tags: readonly string[]
}

/** `stega` adds marks that the Studio turns into edit links. */
export interface View {
  perspective: 'published' | 'drafts'
  stega: boolean
}

export const publishedView: View = { perspective: 'published', stega: false }

/** After a publish without a webhook. */
const revalidateSeconds = 3_600

/** For draft mode while the lake is away. */
const lastGoodAnswers = new Map<string, unknown>()

/** One per rendering of a page; aborted once the lake left a question unanswered. */
const rendering = cache(() => new AbortController())

/**
 * Asks the lake uncached. When one question of a rendering gets no answer the others are aborted, or a page
 * with drafts would wait for every timeout in turn.
 */
export async function fetchUncached<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const controller = rendering()
  try {
    return await ask(controller.signal)
  } catch (error) {
    if (isNetworkError(error)) controller.abort(error)
    throw error
  }
}

export const contentTag = (type: string) => `sanity:${type}`

/**
 * Published answers are cached until a publish touches one of their types; an editor's never. Throws when
 * the lake does not answer or gives no document, so that Next keeps the prerendered page. During `next
 * build` there is none: the bundled snapshot answers, with a warning.
 */
export async function readContent<Query extends string>(
  { query, tags }: Source<Query>,
  view: View,
): Promise<ClientReturn<Query>> {
  if ((await draftMode()).isEnabled) return readForEditor({ query, tags }, view)
  const tagged = { tags: [...new Set(tags)].map(contentTag), revalidate: revalidateSeconds }
  // Same tags, or no publish would reach a page that was built while the lake was away.
  const snapshot = unstable_cache(() => querySnapshot(query), ['snapshot', query], tagged)
  if (building && lakeUnreachable) return snapshot()
  try {
    const options = { perspective: 'published', cache: 'force-cache', next: tagged } as const
    const answer = await publicClient.fetch(query, {}, options)
    if (!isValidAnswer(answer, tags)) throw new InvalidAnswer()
    lastGoodAnswers.set(query, answer)
    return answer
  } catch (error) {
    if (!building) throw error
    if (!warned) console.warn('The content lake did not answer: this build shows the bundled snapshot.')
    warned = true
    lakeUnreachable = isNetworkError(error)
    return await snapshot()
  }
}

/** During a build: warn once, wait for a silent lake once. */
let warned = false
let lakeUnreachable = false

class InvalidAnswer extends Error {
  override message = 'The content lake gave no answer to this question.'
}

/** Nothing came back at all; a bad answer is about its question only. */
const isNetworkError = (error: unknown) => !isHttpError(error) && !(error instanceof InvalidAnswer)

function isValidAnswer(answer: unknown, tags: readonly string[]): boolean {
  if (answer === null || answer === undefined) return false
  const type = typeof answer === 'object' && '_type' in answer ? answer._type : undefined
  return type === undefined || tags.some((tag) => tag === type)
}

/**
 * No prerendered page stands behind draft mode: while the lake is away the last published answer shows. With
 * `stega`, documents and sections carry their address in the Studio.
 */
async function readForEditor<Query extends string>(
  { query, tags }: Source<Query>,
  { perspective, stega }: View,
) {
  const marks = stega ? { stega: { enabled: true, studioUrl: env.NEXT_PUBLIC_SANITY_STUDIO_URL } } : {}
  try {
    const result = await fetchUncached((signal) =>
      draftClient.fetch(query, {}, { perspective, cache: 'no-store', signal, ...marks }),
    )
    if (!isValidAnswer(result, tags)) throw new InvalidAnswer()
    if (stega) addEditAddresses(result, env.NEXT_PUBLIC_SANITY_STUDIO_URL)
    return result
  } catch {
    return (lastGoodAnswers.get(query) as ClientReturn<Query> | undefined) ?? (await querySnapshot(query))
  }
}
