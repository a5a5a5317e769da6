import { refusal } from '../lake-error.ts'
import type { LakeRequest } from './lake-request.ts'

/** Answers by returning JSON, or writes to the response itself and returns `answered`. */
export type Handler = (request: LakeRequest, ...params: string[]) => unknown

/** The handler has written (or will write) the response itself. */
export const answered = Symbol('answered')

export interface Route {
  /** `GET`, or several as `GET|POST`; `*` for any. */
  method: string
  /** `data/query/:dataset`; a last `*` takes the rest. */
  path: string
  handle: Handler
}

/** Finds the route and calls it. Throws 404 or 405 in a sentence. */
export function dispatch(routes: Route[], request: LakeRequest): unknown {
  let known = false
  for (const { method, path, handle } of routes) {
    const params = matched(path.split('/'), request.segments)
    if (!params) continue
    known = true
    if (method === '*' || method.split('|').includes(request.method)) return handle(request, ...params)
  }
  const path = `/${request.segments.join('/')}`
  throw known
    ? refusal(405, `${request.method} is not possible on ${path}.`)
    : refusal(404, `The local content lake has no ${path}.`)
}

function matched(pattern: string[], segments: string[]): string[] | undefined {
  const open = pattern.at(-1) === '*'
  if (open ? segments.length < pattern.length - 1 : segments.length !== pattern.length) return undefined
  const params: string[] = []
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index]
    if (part === '*') return [...params, segments.slice(index).join('/')]
    if (part.startsWith(':') && segment !== undefined) params.push(segment)
    else if (part !== segment) return undefined
  }
  return params
}
