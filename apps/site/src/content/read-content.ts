import 'server-only'
import { type ClientReturn, isHttpError } from '@sanity/client'
import { querySeed } from '@wiring/content/query-seed'
import { unstable_cache } from 'next/cache'
// Internal to Next, whose version is pinned.
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external'
import { draftMode } from 'next/headers'
import { cache } from 'react'
import { building, env } from '../env.ts'
import { addEditAddresses } from './add-edit-addresses.ts'
import { keepAnswer, keptAnswer } from './build-answers.ts'
import { draftClient, publicClient } from './client.ts'

export interface ContentQuery<Query extends string> {
  query: Query
  /** Document types. */
  tags: readonly string[]
}

export interface ContentView {
  perspective: 'published' | 'drafts'
  /** Marks for the Studio's edit links. */
  stega: boolean
}

export const publishedView: ContentView = { perspective: 'published', stega: false }

const revalidateSeconds = 3_600

const lastGoodAnswers = new Map<string, unknown>()
/** Routes with what they read: Next has their pages. */
const answeredReads = new Set<string>()

const renderAbortController = cache(() => new AbortController())

/** A network error aborts the other queries of the render, which would all time out. */
export async function fetchUncached<Answer>(run: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const controller = renderAbortController()
  try {
    return await run(controller.signal)
  } catch (error) {
    if (isNetworkError(error)) controller.abort(error)
    throw error
  }
}

export const contentTag = (type: string) => `sanity:${type}`

/**
 * Throws without a valid answer, so that Next keeps the page that it has. A route that has none yet takes the
 * last answer that another had, or what the build read.
 */
export async function readContent<Query extends string>(
  { query, tags }: ContentQuery<Query>,
  view: ContentView,
): Promise<ClientReturn<Query>> {
  if ((await draftMode()).isEnabled) return readForEditor({ query, tags }, view)
  const tagged = { tags: [...new Set(tags)].map(contentTag), revalidate: revalidateSeconds }
  const read = `${workAsyncStorage.getStore()?.route} ${query}`
  // With tags, or no publish would reach the page.
  const snapshot = unstable_cache(() => querySeed(query), ['snapshot', query], tagged)
  if (building && env.BUILD_WITHOUT_LAKE) return snapshot()
  try {
    const options = { perspective: 'published', cache: 'force-cache', next: tagged } as const
    const answer = await publicClient.fetch(query, {}, options)
    if (!isValidAnswer(answer, tags)) throw new InvalidAnswer()
    if (building) await keepAnswer(query, answer)
    lastGoodAnswers.set(query, answer)
    answeredReads.add(read)
    return answer
  } catch (error) {
    if (building || answeredReads.has(read)) throw error
    return readEarlier(query)
  }
}

async function readEarlier<Query extends string>(query: Query): Promise<ClientReturn<Query>> {
  const last = lastGoodAnswers.get(query) as ClientReturn<Query> | undefined
  return last ?? (await keptAnswer<ClientReturn<Query>>(query)) ?? (await querySeed(query))
}

class InvalidAnswer extends Error {
  override message = 'The content lake gave no answer to this question.'
}

const isNetworkError = (error: unknown) => !isHttpError(error) && !(error instanceof InvalidAnswer)

function isValidAnswer(answer: unknown, tags: readonly string[]): boolean {
  if (answer === null || answer === undefined) return false
  const type = typeof answer === 'object' && '_type' in answer ? answer._type : undefined
  return type === undefined || tags.some((tag) => tag === type)
}

/** Draft mode has no prerendered page. */
async function readForEditor<Query extends string>(
  { query, tags }: ContentQuery<Query>,
  { perspective, stega }: ContentView,
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
    return readEarlier(query)
  }
}
