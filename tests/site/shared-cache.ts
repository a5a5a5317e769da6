import type { RawResponse } from '../running-stack/raw-request.ts'

type RequestHeaders = Record<string, string>
type Origin = (path: string, headers: RequestHeaders) => Promise<RawResponse>

interface Stored {
  answer: RawResponse
  selected: RequestHeaders
  until: number
}

/** Heuristically cacheable (RFC 9110, 15.1). */
const heuristic = [200, 203, 204, 206, 300, 301, 308, 404, 405, 410, 414, 501]
const heuristicLifetime = 60

function directives(answer: RawResponse): Map<string, string> {
  const parts = (answer.headers['cache-control'] ?? '').toLowerCase().split(',')
  return new Map(
    parts.map((part) => {
      const [name = '', value = ''] = part.trim().split('=')
      return [name, value] as const
    }),
  )
}

const names = (answer: RawResponse) =>
  (answer.headers.vary ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

/** Seconds (RFC 9111, 3 and 4.2; RFC 5861, 3). */
export function lifetime(answer: RawResponse): number {
  const told = directives(answer)
  if (told.has('no-store') || told.has('private') || told.has('no-cache')) return 0
  if (names(answer).includes('*')) return 0
  const explicit = told.get('s-maxage') ?? told.get('max-age')
  const stale = Number(told.get('stale-while-revalidate') ?? 0)
  if (explicit !== undefined) return Number(explicit) + stale
  if (answer.headers.expires !== undefined)
    return Math.max(0, (Date.parse(answer.headers.expires) - Date.now()) / 1_000)
  return heuristic.includes(answer.status) ? heuristicLifetime : 0
}

/** RFC 9111, GET only. */
export class SharedCache {
  readonly #stored = new Map<string, Stored[]>()
  readonly #origin: Origin

  constructor(origin: Origin) {
    this.#origin = origin
  }

  async get(path: string, headers: RequestHeaders): Promise<RawResponse> {
    const variants = this.#stored.get(path) ?? []
    const hit = variants.find(
      ({ until, selected }) =>
        until > Date.now() &&
        Object.entries(selected).every(([name, value]) => (headers[name] ?? '') === value),
    )
    if (hit) return hit.answer
    const answer = await this.#origin(path, headers)
    const until = Date.now() + lifetime(answer) * 1_000
    const selected = Object.fromEntries(names(answer).map((name) => [name, headers[name] ?? '']))
    if (until > Date.now()) this.#stored.set(path, [{ answer, selected, until }, ...variants])
    return answer
  }
}
