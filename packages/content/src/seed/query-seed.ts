import type { ClientReturn } from '@sanity/client'
import { evaluate, parse } from 'groq-js'
import { seedDocuments } from './seed-documents.ts'

/**
 * Answers a query from the seed, for a build without a content lake. The site must serve its pictures under
 * `/seed-pictures/`.
 */
export async function querySeed<const Query extends string>(
  query: Query,
  params: Record<string, unknown> = {},
): Promise<ClientReturn<Query, unknown>> {
  const answer = await evaluate(parse(query, { params }), { dataset: seedDocuments(), params })
  return answer.get()
}
