import { evaluate, parse } from 'groq-js'
import { type SanityClient, type Source, validateDocument } from 'sanity'
import { fieldTitles } from '../publish-check/field-titles.ts'
import type { Segment } from '../publish-check/walk-document.ts'
import type { Version } from './history.ts'
import type { Step } from './steps.ts'

/** One sentence for each rule that undoing would break. */
export async function brokenRules(
  client: SanityClient,
  source: Source,
  { documents }: Step,
): Promise<string[]> {
  const types = [...new Set(documents.map(({ now }) => now._type))]
  const all = await client.fetch<Version[]>('*[_type in $types]', { types }, { perspective: 'raw' })
  const changed = new Set(documents.map(({ now }) => now._id))
  const results = documents.flatMap(({ before }) => (before ? [before] : []))
  const others = all.filter(({ _id }) => !changed.has(_id))
  const found = await Promise.all(
    results.map(async (document) => {
      const markers = await validateDocument({
        document: document as never,
        workspace: source,
        getClient: () => lakeWith(client, [...others, ...results]),
        environment: 'studio',
      })
      const type = source.schema.get(document._type)
      return markers
        .filter(({ level }) => level === 'error')
        .map(({ path, message }) => {
          const segments = path.filter((part) => !Array.isArray(part)) as Segment[]
          const field = type ? fieldTitles(type, segments, document).join(' › ') : ''
          return field ? `${field}: ${message}` : message
        })
    }),
  )
  return [...new Set(found.flat())]
}

/** A client of the content as it would be, for rules that ask about neighbours. */
function lakeWith(client: SanityClient, dataset: Version[]): SanityClient {
  const fetch = async (query: string, params: Record<string, unknown> = {}) =>
    (await evaluate(parse(query, { params }), { dataset, params })).get()
  return Object.assign(client.clone(), { fetch, withConfig: () => lakeWith(client, dataset) }) as SanityClient
}
