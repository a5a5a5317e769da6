import 'server-only'
import { readBytes } from '@wiring/contract/read-body'
import { maxImageBytes } from '@wiring/session/limits'
import { isSessionId } from '@wiring/session/session-id'
import { supabaseAddress } from '../env.ts'
import { refuseCrossOrigin } from '../security/same-origin.ts'

const buckets = ['json-profiles', 'wiring-images']
const forwarded = ['content-type', 'cache-control', 'x-upsert']
const timeoutMs = 30_000
/** Each is held in memory. */
const maxAtOnce = 12

let running = 0

/** For a page that cannot reach Supabase. Storage decides by its own rules, as for the publishable key. */
export async function relayUpload(request: Request, path: string[]): Promise<Response> {
  const refusal = refuseCrossOrigin(request)
  if (refusal) return refusal
  const [bucket = '', sessionId, file = '', ...more] = path
  if (!buckets.includes(bucket) || !isSessionId(sessionId) || !/^[\w-]+\.\w+$/.test(file) || more.length > 0)
    return new Response('There is no such place.', { status: 404 })
  if (running >= maxAtOnce) return answer('{}', 503)
  running += 1
  try {
    const body = await readBytes(request, maxImageBytes)
    if (body === null) return answer('{}', 413)
    const headers = new Headers({
      apikey: supabaseAddress.key,
      authorization: `Bearer ${supabaseAddress.key}`,
    })
    for (const name of forwarded) headers.set(name, request.headers.get(name) ?? '')
    const stored = await fetch(`${supabaseAddress.url}/storage/v1/object/${bucket}/${sessionId}/${file}`, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return answer(await stored.text(), stored.status)
  } catch {
    return answer('{}', 503)
  } finally {
    running -= 1
  }
}

const answer = (body: string, status: number) =>
  new Response(body, {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-store' },
  })
