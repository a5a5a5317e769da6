import type { ClientReturn } from '@sanity/client'
import { evaluate, parse } from 'groq-js'
import { seedDocuments } from './seed-documents.ts'

/** For builds without a content lake. Pictures are served under `/seed-pictures/`. */
export async function querySeed<const Query extends string>(
  query: Query,
  params: Record<string, unknown> = {},
): Promise<ClientReturn<Query, unknown>> {
  const answer = await evaluate(parse(query, { params }), { dataset: seedDocuments(), params })
  return answer.get()
}
