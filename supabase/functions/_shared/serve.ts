import {
  elapsedHeader,
  honeypotHeader,
  idempotencyHeader,
  privacyVersionHeader,
} from '@wiring/contract/headers'
import { serverSentences } from '@wiring/session/messages'
import { env } from './env.ts'
import { requestIdHeader, requestIdOf, withRequestId } from './request-id.ts'

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

export interface Call {
  request: Request
  /** Never an id, an email address or a caller's text. */
  logField(name: string, value: string): void
}

const retryAfter = '2'

const allowedHeaders = [
  'authorization',
  'apikey',
  'content-type',
  'x-client-info',
  'x-region',
  idempotencyHeader,
  honeypotHeader,
  elapsedHeader,
  privacyVersionHeader,
].join(', ')

function corsHeaders(origin: string | null): Record<string, string> {
  if (origin === null || !env.allowedOrigins.includes(origin)) return { vary: 'origin' }
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': allowedHeaders,
    'access-control-expose-headers': 'retry-after',
    'access-control-max-age': '3600',
  }
}

const keyOf = (headers: Headers) =>
  headers.get('apikey') ?? headers.get('authorization')?.replace(/^Bearer /i, '')

async function answer(call: Call, keys: readonly string[] | null, handle: (call: Call) => Promise<Response>) {
  const { method, headers } = call.request
  const origin = headers.get('origin')
  if (method === 'OPTIONS') return new Response(null, { status: 204 })
  if (method !== 'POST') return json({ error: serverSentences.notAllowed }, 405, { allow: 'POST, OPTIONS' })
  if (keys !== null && !keys.includes(keyOf(headers) ?? ''))
    return json({ error: 'A valid API key is missing.' }, 401)
  if (origin !== null && !env.allowedOrigins.includes(origin))
    return json({ error: serverSentences.notAllowed }, 403)
  try {
    return await handle(call)
  } catch (error) {
    call.logField(
      'failure',
      error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 120) : 'unknown',
    )
    return json({ error: serverSentences.unavailable }, 503, { 'retry-after': retryAfter })
  }
}

/**
 * Checks keys itself: publishable keys are no JWTs, so the platform's check is off. `null` where the caller
 * can send none and signs instead.
 */
export function serve(
  name: string,
  keys: readonly string[] | null,
  handle: (call: Call) => Promise<Response>,
  { logIdle = true } = {},
): void {
  Deno.serve(async (request) => {
    const notes: Record<string, string> = {}
    const logField = (key: string, value: string) => {
      notes[key] = value
    }
    const call: Call = { request, logField }
    const began = performance.now()
    const id = requestIdOf(request.headers)
    const response = await withRequestId(id, () => answer(call, keys, handle))
    for (const [header, value] of Object.entries(corsHeaders(request.headers.get('origin')))) {
      response.headers.set(header, value)
    }
    if (!logIdle && response.ok && Object.keys(notes).length === 0) return response
    response.headers.set(requestIdHeader, id)
    const ms = Math.round(performance.now() - began)
    if (request.method !== 'OPTIONS')
      console.log(JSON.stringify({ function: name, request: id, status: response.status, ms, ...notes }))
    return response
  })
}
