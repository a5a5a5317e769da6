import { callFunction } from '@wiring/contract/call'
import { health } from '@wiring/contract/desk/health'
import { hasBearer } from '@wiring/server/bearer'
import { env } from '../../../env.ts'

const timeoutMs = 8_000

/** For monitoring: 200 while nothing is red, else 503. */
export async function GET(request: Request): Promise<Response> {
  const { HEALTH_TOKEN: tokens, NEXT_PUBLIC_SUPABASE_URL: url } = env()
  if (tokens === undefined || !hasBearer(request, tokens))
    return Response.json({ error: 'A valid token is missing.' }, { status: 401 })
  const result = await callFunction({
    supabase: { url, key: tokens[0] },
    name: 'desk-health',
    body: undefined,
    answer: health.parse,
    timeoutMs,
  })
  if (result.state !== 'answered')
    return Response.json({ ok: false, error: 'The function does not answer.' }, { status: 503 })
  const ok = result.data.red.length === 0
  return Response.json({ ok, ...result.data }, { status: ok ? 200 : 503 })
}
