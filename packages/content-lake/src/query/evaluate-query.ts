import { createHash } from 'node:crypto'
import { evaluate, evaluateSync } from 'groq-js'
import type { JsonObject } from '../documents/lake-document.ts'
import { badRequest, type LakeError, notSupported } from '../lake-error.ts'
import { dataset, projectId } from '../settings.ts'
import { type ParsedQuery, parseQuery } from './parsed-query.ts'
import { searchable } from './text-search.ts'
import type { View } from './view.ts'

export interface Evaluated {
  result: unknown
  /** The result is stale when one of these changes; `live/events` sends the same tags. */
  syncTags: string[]
}

/**
 * Synchronous, so that no commit comes between. Throws 400 for an invalid query, 501 for what groq-js lacks.
 */
export function compileFilter(query: string, params: JsonObject): (view: View) => unknown {
  const parsed = parseQuery(query, params)
  if (parsed.asynchronous) throw notSupported('diff:: in the filter of a listener or a mutation')
  return (view) => {
    const { options } = prepareEvaluation(view, parsed, params)
    try {
      return evaluateSync(parsed.tree, options).data ?? null
    } catch (error) {
      throw evaluationError(error)
    }
  }
}

/** The asynchronous evaluator is several times slower, so only `diff::` uses it. */
export async function evaluateQuery(view: View, query: ParsedQuery, params: JsonObject): Promise<Evaluated> {
  const { options, syncTags } = prepareEvaluation(view, query, params)
  try {
    const value = query.asynchronous
      ? await (await evaluate(query.tree, options)).get()
      : evaluateSync(query.tree, options).data
    return { result: value ?? null, syncTags: syncTags() }
  } catch (error) {
    throw evaluationError(error)
  }
}

function prepareEvaluation(view: View, { types, searches }: ParsedQuery, params: JsonObject) {
  const read = new Set(types)
  let mayReadAny = types === null
  const options = {
    dataset: searches ? searchableDocuments(view) : view.all,
    params,
    dereference: ({ _ref }: { _ref: string }) => {
      const document = view.targets.get(_ref)
      if (document) read.add(document._type)
      else mayReadAny = true
      return document
    },
    identity: 'local-editor',
    sanity: { projectId, dataset },
  }
  return { options, syncTags: () => (mayReadAny ? [anyChangeTag] : [...read].map(syncTagOf)) }
}

export const anyChangeTag = 's1:any'

export function syncTagOf(type: string): string {
  return `s1:${createHash('sha256').update(type).digest('base64url').slice(0, 12)}`
}

function evaluationError(error: unknown): LakeError {
  const message = error instanceof Error ? error.message : String(error)
  if (message === 'not implemented') return notSupported('a GROQ function that this query uses')
  return badRequest(message, 'queryEvaluationError')
}

const searchableCopies = new WeakMap<View, View['all']>()

function searchableDocuments(view: View): View['all'] {
  const known = searchableCopies.get(view) ?? view.all.map(searchable)
  searchableCopies.set(view, known)
  return known
}
