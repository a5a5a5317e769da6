import { serverSentences } from '@wiring/session/messages'

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers },
  })
}

/** The wizard's client reads the body of a 200 only. */
export const invalidBody = (status = 200): Response =>
  json({ error: serverSentences.badBody, code: 'invalid' }, status)

export const sessionNotFound = (): Response => json({ error: serverSentences.notFound, code: 'not_found' })

/** Rounded up to quarters of an hour, so that it tells little about other callers. */
export function tooManyRequests(seconds: number): Response {
  const quarter = 900
  const wait = String(Math.ceil(seconds / quarter) * quarter)
  return json({ error: serverSentences.tooMany }, 429, { 'retry-after': wait })
}
