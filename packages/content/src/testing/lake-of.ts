import { createClient } from '@sanity/client'
import { evaluate, parse } from 'groq-js'
import type { SeedDocument } from '../seed/seed-document.ts'

/** A client that answers queries about exactly these documents, with groq-js. */
export function lakeOf(documents: SeedDocument[]) {
  const client = createClient({ projectId: 'test', dataset: 'test', apiVersion: '2025-02-19', useCdn: false })
  const fetch = async (query: string, params: Record<string, unknown> = {}) =>
    (await evaluate(parse(query, { params }), { dataset: documents, params })).get()
  return Object.assign(client, { fetch, withConfig: () => lakeOf(documents) })
}
