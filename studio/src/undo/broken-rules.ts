import { evaluate, parse } from 'groq-js'
import type { SanityClient, SanityDocument, Source } from 'sanity'
import { brokenFieldRules } from '../publish-check/field-problems.ts'
import { messageWithField } from '../publish-check/field-titles.ts'
import type { UndoStep } from './steps.ts'

export async function brokenRules(
  client: SanityClient,
  source: Source,
  { documents }: UndoStep,
): Promise<string[]> {
  const types = [...new Set(documents.map(({ now }) => now._type))]
  const all = await client.fetch<SanityDocument[]>('*[_type in $types]', { types }, { perspective: 'raw' })
  const changed = new Set(documents.map(({ now }) => now._id))
  const results = documents.flatMap(({ before }) => before ?? [])
  const dataset = [...all.filter(({ _id }) => !changed.has(_id)), ...results]
  const messages = await Promise.all(
    results.map(async (document) => {
      const type = source.schema.get(document._type)
      const problems = await brokenFieldRules(document, source, () => clientOf(client, dataset))
      return problems
        .filter(({ level }) => level === 'error')
        .map((problem) => messageWithField(problem, type, document))
    }),
  )
  return [...new Set(messages.flat())]
}

function clientOf(client: SanityClient, dataset: SanityDocument[]): SanityClient {
  const fetch = async (query: string, params: Record<string, unknown> = {}) =>
    (await evaluate(parse(query, { params }), { dataset, params })).get()
  return Object.assign(client.clone(), { fetch, withConfig: () => clientOf(client, dataset) }) as SanityClient
}
