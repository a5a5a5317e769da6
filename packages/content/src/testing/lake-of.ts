import { createClient } from '@sanity/client'
import { evaluate, parse } from 'groq-js'
import type { SeedDocument } from '../seed/seed-document.ts'

/** A client of a lake that holds exactly these documents; it answers queries with groq-js and asks nobody. */
export function lakeOf(documents: SeedDocument[]) {
  const client = createClient({ projectId: 'test', dataset: 'test', apiVersion: '2025-02-19', useCdn: false })
  const fetch = async (query: string, params: Record<string, unknown> = {}) =>
    (await evaluate(parse(query, { params }), { dataset: documents, params })).get()
  return Object.assign(client, { fetch, withConfig: () => lakeOf(documents) })
}
