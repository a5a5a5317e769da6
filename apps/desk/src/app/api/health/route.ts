import { createHash, timingSafeEqual } from 'node:crypto'
import { callFunction } from '@wiring/session/call-function'
import { health } from '@wiring/session/desk/health'
import { env } from '../../../env.ts'

const timeoutMs = 8_000
const digest = (text: string) => createHash('sha256').update(text).digest()
const answer = (body: unknown, status: number) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'private, no-store' } })

/** By `Authorization: Bearer HEALTH_TOKEN`: 200 while nothing is red, 503 otherwise and without an answer. */
export async function GET(request: Request): Promise<Response> {
  const { HEALTH_TOKEN: token, NEXT_PUBLIC_SUPABASE_URL: url } = env()
  const given = request.headers.get('authorization') ?? ''
  if (token === undefined || !timingSafeEqual(digest(given), digest(`Bearer ${token}`)))
    return answer({ error: 'A valid token is missing.' }, 401)
  const result = await callFunction({
    supabase: { url, key: token },
    name: 'desk-health',
    body: undefined,
    answer: health.parse,
    timeoutMs,
  })
  if (result.state !== 'answered') return answer({ ok: false, error: 'The function does not answer.' }, 503)
  const ok = result.data.red.length === 0
  return answer({ ok, ...result.data }, ok ? 200 : 503)
}
