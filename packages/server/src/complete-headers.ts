import type { OutgoingHttpHeader, ServerResponse } from 'node:http'

const cacheable = [200, 304]

type Given = Record<string, OutgoingHttpHeader> | OutgoingHttpHeader[] | undefined

/** Adds missing headers; all but 200 and 304 become uncacheable. */
export function completeHeaders(response: ServerResponse, defaults: Record<string, string>): void {
  const writeHead = response.writeHead.bind(response) as (status: number, message?: string) => ServerResponse
  const complete = (status: number, ...rest: [string?, Given?] | [Given?]) => {
    const message = typeof rest[0] === 'string' ? rest[0] : undefined
    for (const [name, value] of headerEntries(rest.at(-1))) response.setHeader(name, value)
    for (const [name, value] of Object.entries(defaults))
      if (!response.hasHeader(name)) response.setHeader(name, value)
    if (!cacheable.includes(status) && !isPrivate(response)) response.setHeader('Cache-Control', 'no-store')
    return message === undefined ? writeHead(status) : writeHead(status, message)
  }
  response.writeHead = complete as ServerResponse['writeHead']
}

const isPrivate = (response: ServerResponse) =>
  /\b(private|no-store)\b/.test(String(response.getHeader('Cache-Control') ?? ''))

/** An object, or names and values in turn. */
function headerEntries(given: Given | string): [string, OutgoingHttpHeader][] {
  if (given === undefined || typeof given === 'string') return []
  if (!Array.isArray(given)) return Object.entries(given)
  return Array.from({ length: given.length / 2 }, (_, at) => [String(given[2 * at]), given[2 * at + 1] ?? ''])
}
