import { draftId } from '@wiring/content/parts/rules/document-ids.ts'
import type { SanityClient } from 'sanity'
import { type Act, actsOf } from './acts.ts'

export type Version = Record<string, unknown> & { _id: string; _type: string; _rev: string }

/** Transactions to read; those that changed nothing for visitors are among them. */
const newest = 150

/** Newest first. Throws when the lake does not answer. */
export async function readActs(client: SanityClient, ids: string[]): Promise<Act[]> {
  const both = ids.flatMap((id) => [id, draftId(id)])
  const path = `transactions/${both.join(',')}?excludeContent=true&reverse=true&limit=${newest}`
  const lines = (await (await ask(client, path)).text()).split('\n').filter(Boolean)
  return actsOf(lines.map((line) => JSON.parse(line)))
}

/** As they were just before a moment, without those that did not exist. */
export async function versionsBefore(client: SanityClient, { ids, timestamp }: Act): Promise<Version[]> {
  const time = new Date(Date.parse(timestamp) - 1).toISOString()
  const { documents } = await (await ask(client, `documents/${ids.join(',')}?time=${time}`)).json()
  return documents ?? []
}

/** By hand: the log is one JSON text a line, which the client cannot read. */
async function ask(client: SanityClient, path: string): Promise<Response> {
  const { token, dataset = 'production' } = client.config()
  const response = await fetch(client.getUrl(`/data/history/${dataset}/${path}`), {
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : { credentials: 'include' }),
  })
  if (!response.ok) throw new Error(`The history answered ${response.status}.`)
  return response
}
