import { TrieRouter } from 'hono/router/trie-router'
import { notSupported } from '../lake-error.ts'
import type { LakeRequest } from './lake-request.ts'

/** Returns JSON, or sends the response itself and returns `responseSent`. */
export type Handler = (request: LakeRequest, ...params: string[]) => unknown

export const responseSent = Symbol('responseSent')

export interface Route {
  method: string
  /** `data/query/:dataset`; a last `*` matches the rest. */
  path: string
  handle: Handler
}

export function dispatcher(routes: Route[]): (request: LakeRequest) => unknown {
  const router = new TrieRouter<Route>()
  for (const route of routes) router.add('ALL', `/${route.path}`, route)
  return (request) => {
    const path = `/${request.segments.map(encodeURIComponent).join('/')}`
    const [matches] = router.match('ALL', path)
    for (const [{ method, handle }, params] of matches)
      if (method === '*' || method.split('|').includes(request.method))
        return handle(request, ...Object.values(params).map(decodeURIComponent))
    throw notSupported(`${request.method} /${request.segments.join('/')}`)
  }
}
