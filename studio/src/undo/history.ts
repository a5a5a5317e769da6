import { draftId, isPublicId } from '@wiring/content/parts/rules/document-ids.ts'
import type { SanityClient, SanityDocument } from 'sanity'
import { longestWaitMs } from '../use-studio-client.ts'

interface Transaction {
  id: string
  timestamp: string
  documentIDs: string[]
  author?: string
}

/** One transaction. */
export interface Act {
  id: string
  /** ISO 8601 */
  timestamp: string
  ids: string[]
  /** Those whose draft was published by it. */
  published: string[]
  author?: string
}

const transactionLimit = 150

export async function readActs(client: SanityClient, ids: string[]): Promise<Act[]> {
  const both = ids.flatMap((id) => [id, draftId(id)])
  const path = `transactions/${both.join(',')}?excludeContent=true&reverse=true&limit=${transactionLimit}`
  const lines = (await (await fetchHistory(client, path)).text()).split('\n').filter(Boolean)
  return actsOf(lines.map((line) => JSON.parse(line)))
}

export function actsOf(transactions: readonly Transaction[]): Act[] {
  return transactions.flatMap(({ id, timestamp, documentIDs, author }) => {
    const ids = documentIDs.filter(isPublicId)
    const published = ids.filter((each) => documentIDs.includes(draftId(each)))
    return ids.length > 0 ? [{ id, timestamp, ids, published, ...(author && { author }) }] : []
  })
}

export async function versionsBefore(
  client: SanityClient,
  { ids, timestamp }: Act,
): Promise<SanityDocument[]> {
  const time = new Date(Date.parse(timestamp) - 1).toISOString()
  const response = await fetchHistory(client, `documents/${ids.join(',')}?time=${time}`)
  return (await response.json()).documents ?? []
}

/** The client cannot parse NDJSON. */
async function fetchHistory(client: SanityClient, path: string): Promise<Response> {
  const { token, dataset = 'production' } = client.config()
  const response = await fetch(client.getUrl(`/data/history/${dataset}/${path}`), {
    signal: AbortSignal.timeout(longestWaitMs),
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : { credentials: 'include' }),
  })
  if (!response.ok) throw new Error(`The history answered ${response.status}.`)
  return response
}
