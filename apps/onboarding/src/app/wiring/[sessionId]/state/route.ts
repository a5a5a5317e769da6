import { headers } from 'next/headers'
import { env } from '../../../../env.ts'
import { clientIp } from '../../../../session/client-ip.ts'
import { loadSession } from '../../../../session/load-session.ts'
import { missLimit } from '../../../../session/miss-limit.ts'

/** How the session stands: 200 with the session, 404 when there is none, 503 when nobody knows. */
export async function GET(_: Request, { params }: { params: Promise<{ sessionId: string }> }) {
  const { sessionId } = await params
  const loaded = await loadSession(sessionId)
  if (loaded.state === 'found') return Response.json(loaded.session)
  if (loaded.state === 'failed') return Response.json(null, { status: 503, headers: { 'Retry-After': '5' } })
  missLimit.miss(clientIp(await headers(), env().CLIENT_IP_SECRET), Date.now())
  return Response.json(null, { status: 404 })
}
