import { createHash } from 'node:crypto'
import { evaluateSync } from 'groq-js'
import { badRequest, notSupported } from '../lake-error.ts'
import type { JsonObject } from '../store/lake-document.ts'
import { narrowedParams } from './narrowing.ts'
import { type ParsedQuery, parseQuery } from './parsed-query.ts'
import { RecentMap } from './recent-map.ts'
import { searchable } from './text-search.ts'
import type { View } from './view.ts'

export interface Evaluated {
  result: unknown
  /** What has to change before the answer can change; `live/events` names the same tags. */
  syncTags: string[]
}

const parsed = new RecentMap<ParsedQuery>(500)

/** Evaluates a query over what the view shows. Throws 400 for a query that does not parse, 501 for what groq-js lacks. */
export function evaluateQuery(view: View, query: string, params: JsonObject): Evaluated {
  const key = `${query}\n${JSON.stringify(params)}`
  return evaluateTree(
    view,
    parsed.getOr(key, () => parseQuery(query, params)),
    params,
  )
}

/** Evaluates a query that is parsed already. */
export function evaluateTree(
  view: View,
  { tree, sources, scansAll, searches }: ParsedQuery,
  params: JsonObject,
): Evaluated {
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
  const result: unknown = run(() =>
    evaluateSync(tree, {
      dataset: shown.all,
      params: { ...params, ...narrowedParams(sources, shown) },
      dereference,
      identity: 'local-editor',
      sanity: { projectId: 'local', dataset: 'production' },
    }),
  )
  return { result, syncTags: dangling ? [anyChangeTag] : [...types].map(syncTagOf) }
}

/** Touched by every change. */
export const anyChangeTag = 's1:any'

/** The tag of everything that reads documents of a type. */
export function syncTagOf(type: string): string {
  return `s1:${createHash('sha256').update(type).digest('base64url').slice(0, 12)}`
}

function run(evaluate: () => { data: unknown }): unknown {
  try {
    return evaluate().data ?? null
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (message === 'not implemented') throw notSupported('a GROQ function that this query uses')
    throw badRequest(message, 'queryEvaluationError')
  }
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
