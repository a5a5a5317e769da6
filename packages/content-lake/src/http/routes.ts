import { TrieRouter } from 'hono/router/trie-router'
import { refusal } from '../lake-error.ts'
import type { LakeRequest } from './lake-request.ts'

/** Returns JSON, or writes the response and returns `answered`. */
export type Handler = (request: LakeRequest, ...params: string[]) => unknown

/** The handler wrote the response itself. */
export const answered = Symbol('answered')

export interface Route {
  /** `GET`, or several as `GET|POST`; `*` for any. */
  method: string
  /** `data/query/:dataset`; a last `*` takes the rest. */
  path: string
  handle: Handler
}

/** Calls the first route that matches. Throws 404 or 405. */
export function dispatcher(routes: Route[]): (request: LakeRequest) => unknown {
  const router = new TrieRouter<Route>()
  for (const route of routes) router.add('ALL', `/${route.path}`, route)
  return (request) => {
    const path = `/${request.segments.map(encodeURIComponent).join('/')}`
    const [matches] = router.match('ALL', path)
    for (const [{ method, handle }, params] of matches)
      if (method === '*' || method.split('|').includes(request.method))
        return handle(request, ...Object.values(params).map(decodeURIComponent))
    const shown = `/${request.segments.join('/')}`
    throw matches.length > 0
      ? refusal(405, `${request.method} is not possible on ${shown}.`)
      : refusal(404, `The local content lake has no ${shown}.`)
  }
}
