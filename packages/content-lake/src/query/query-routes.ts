import { isPublicId, publishedIdOf } from '../documents/document-id.ts'
import { isObject, type JsonObject } from '../documents/lake-document.ts'
import { requirePrivileged } from '../http/caller.ts'
import { groqParams, type LakeRequest, readJson } from '../http/lake-request.ts'
import type { Route } from '../http/routes.ts'
import { badRequest, notSupported } from '../lake-error.ts'
import type { Lake } from '../store/lake.ts'
import { evaluateQuery } from './evaluate-query.ts'
import { parseQuery } from './parsed-query.ts'
import { contentSourceMap } from './source-map.ts'
import { viewOf } from './view.ts'

export function queryRoutes(lake: Lake): Route[] {
  return [
    {
      method: 'GET|POST',
      path: 'data/query/:dataset',
      handle: async (request) => {
        const { query, params } = await queryOf(request)
        const perspectives = perspectivesOf(
          request.url.searchParams.getAll('perspective'),
          request.apiVersion,
        )
        requireNoVariant(request.url.searchParams)
        if (perspectives.some((name) => name !== 'published' && name !== 'raw'))
          requirePrivileged(request.caller)
        const view = viewOf(lake.documents, perspectives, request.caller.privileged)
        const started = performance.now()
        const parsed = parseQuery(query, params)
        const { result, syncTags } = await evaluateQuery(view, parsed, params)
        const mapped = isRequested(request.url.searchParams.get('resultSourceMap'))
        const map = mapped ? { resultSourceMap: await contentSourceMap(view, parsed, params, result) } : {}
        const echo = request.url.searchParams.get('returnQuery') === 'false' ? {} : { query }
        return { ...echo, result, syncTags, ...map, ms: Math.round(performance.now() - started) }
      },
    },
    {
      method: 'GET',
      path: 'data/doc/:dataset/:ids',
      handle: ({ caller, url }, _dataset, ids = '') => {
        const readable = (id: string) => caller.privileged || isPublicId(id)
        if (url.searchParams.get('includeAllVersions') === 'true') {
          const groups = new Set(ids.split(',').map(publishedIdOf))
          const all = [...lake.documents.byId.values()]
          const documents = all.filter(({ _id }) => groups.has(publishedIdOf(_id)) && readable(_id))
          return { documents, omitted: [] }
        }
        const wanted = ids.split(',')
        const documents = wanted.flatMap((id) => (readable(id) ? (lake.documents.byId.get(id) ?? []) : []))
        const found = new Set(documents.map(({ _id }) => _id))
        const omitted = wanted
          .filter((id) => !found.has(id))
          .map((id) => ({ id, reason: lake.documents.byId.has(id) ? 'permission' : 'existence' }))
        return { documents, omitted }
      },
    },
  ]
}

function requireNoVariant(search: URLSearchParams): void {
  if (search.has('variant') || search.has('variantCondition')) throw notSupported('variants of documents')
}

function isRequested(option: string | null): boolean {
  return option !== null && option !== 'false'
}

async function queryOf(request: LakeRequest): Promise<{ query: string; params: JsonObject }> {
  const search = request.url.searchParams
  if (request.method === 'GET') return { query: search.get('query') ?? '', params: groqParams(search) }
  const body = await readJson(request)
  if (typeof body.query !== 'string') throw badRequest('The body needs a "query"', 'queryParseError')
  return { query: body.query, params: isObject(body.params) ? body.params : {} }
}

const publishedByDefaultSince = '2025-02-19'

export function perspectivesOf(given: string[], apiVersion: string): string[] {
  const names = given
    .flatMap((value) => value.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => (name === 'previewDrafts' ? 'drafts' : name))
  if (names.length === 0) return [isModern(apiVersion) ? 'published' : 'raw']
  if (names.includes('raw') && names.length > 1)
    throw badRequest('The perspective "raw" cannot be combined with another', 'queryParseError')
  const end = names.indexOf('published')
  return names.length > 1 && end >= 0 ? names.slice(0, end) : names
}

function isModern(apiVersion: string): boolean {
  return apiVersion === 'vX' || apiVersion.replace(/^v/, '') >= publishedByDefaultSince
}
