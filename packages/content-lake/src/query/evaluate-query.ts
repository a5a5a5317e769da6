import { createHash } from 'node:crypto'
import { evaluate, evaluateSync } from 'groq-js'
import { badRequest, type LakeError, notSupported } from '../lake-error.ts'
import type { JsonObject } from '../store/lake-document.ts'
import { narrowedParams } from './narrowing.ts'
import { type ParsedQuery, parseQuery } from './parsed-query.ts'
import { RecentMap } from './recent-map.ts'
import { searchable } from './text-search.ts'
import type { View } from './view.ts'

export interface Evaluated {
  result: unknown
  /** The answer is stale when one of these changes; `live/events` sends the same tags. */
  syncTags: string[]
}

const parsed = new RecentMap<ParsedQuery>(500)

/**
 * Synchronous, so that no commit comes between. Throws 400 for a query that does not parse, 501 for what
 * groq-js lacks.
 */
export function evaluateFilter(view: View, query: string, params: JsonObject): unknown {
  const known = parsedQuery(query, params)
  if (known.asynchronous) throw notSupported('diff:: in the filter of a listener or a mutation')
  const { tree, options } = prepared(view, known, params)
  try {
    return evaluateSync(tree, options).data ?? null
  } catch (error) {
    throw evaluationFailed(error)
  }
}

/** Throws as `evaluateFilter` does. */
export function evaluateQuery(view: View, query: string, params: JsonObject): Promise<Evaluated> {
  return evaluateTree(view, parsedQuery(query, params), params)
}

/** Cached. */
function parsedQuery(query: string, params: JsonObject): ParsedQuery {
  return parsed.getOr(`${query}\n${JSON.stringify(params)}`, () => parseQuery(query, params))
}

/** The asynchronous evaluator is several times slower, so only `diff::` uses it. */
export async function evaluateTree(view: View, query: ParsedQuery, params: JsonObject): Promise<Evaluated> {
  const { tree, options, syncTags } = prepared(view, query, params)
  try {
    const value = query.asynchronous
      ? await (await evaluate(tree, options)).get()
      : evaluateSync(tree, options).data
    return { result: value ?? null, syncTags: syncTags() }
  } catch (error) {
    throw evaluationFailed(error)
  }
}

function prepared(view: View, { tree, sources, scansAll, searches }: ParsedQuery, params: JsonObject) {
  const shown = searches ? searchableView(view) : view
  const types = new Set<string>()
  let dangling = scansAll
  const dereference = ({ _ref }: { _ref: string }) => {
    const document = view.targets.get(_ref)
    if (document) types.add(document._type)
    else dangling = true
    return document
  }
  for (const { field, values } of sources)
    if (field === '_type') for (const type of values) types.add(type)
    else dangling = true
  const options = {
    dataset: shown.all,
    params: { ...params, ...narrowedParams(sources, shown) },
    dereference,
    identity: 'local-editor',
    sanity: { projectId: 'local', dataset: 'production' },
  }
  return { tree, options, syncTags: () => (dangling ? [anyChangeTag] : [...types].map(syncTagOf)) }
}

/** Sent with every change. */
export const anyChangeTag = 's1:any'

/** Stands for all documents of a type. */
export function syncTagOf(type: string): string {
  return `s1:${createHash('sha256').update(type).digest('base64url').slice(0, 12)}`
}

function evaluationFailed(error: unknown): LakeError {
  const message = error instanceof Error ? error.message : String(error)
  if (message === 'not implemented') return notSupported('a GROQ function that this query uses')
  return badRequest(message, 'queryEvaluationError')
}

const searchableViews = new WeakMap<View, View>()

function searchableView(view: View): View {
  let copy = searchableViews.get(view)
  if (!copy) {
    const byType = new Map([...view.byType].map(([type, peers]) => [type, peers.map(searchable)]))
    const byId = new Map([...view.byId].map(([id, document]) => [id, searchable(document)]))
    copy = { ...view, all: view.all.map(searchable), byId, byType }
    searchableViews.set(view, copy)
  }
  return copy
}
