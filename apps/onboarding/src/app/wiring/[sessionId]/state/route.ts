import { headers } from 'next/headers'
import { countUnknownId } from '../../../../session/count-unknown-id.ts'
import { loadSession } from '../../../../session/load-session.ts'
import { tooMany } from '../../../../session/too-many.ts'

export async function GET(_: Request, { params }: { params: Promise<{ sessionId: string }> }) {
  const { sessionId } = await params
  const loaded = await loadSession(sessionId)
  if (loaded.state === 'found') return Response.json(loaded.row)
  if (loaded.state === 'failed') return Response.json(null, { status: 503, headers: { 'Retry-After': '5' } })
  const wait = await countUnknownId(await headers())
  return wait > 0 ? tooMany(wait) : Response.json(null, { status: 404 })
}
