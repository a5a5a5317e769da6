import { localPath } from '@wiring/ui/local-path'
import { previewSession, shareLink } from '../../../../preview/preview-session.ts'
import { shareLifetimeMs } from '../../../../preview/session-token.ts'
import { refuseCrossOrigin } from '../../../../security/same-origin.ts'

export async function POST(request: Request) {
  const refusal = refuseCrossOrigin(request)
  if (refusal) return refusal
  const session = await previewSession()
  if (session?.role !== 'editor') return new Response('Only an editor may share a preview.', { status: 403 })
  const { searchParams } = new URL(request.url)
  const until = Date.now() + shareLifetimeMs
  const path = localPath(searchParams.get('path'))
  const url = await shareLink(path, until, session.by).catch(() => null)
  if (url === null) return new Response('The content lake did not answer. No link was made.', { status: 503 })
  if (request.headers.get('accept')?.includes('application/json')) return Response.json({ url, until })
  return new Response(`${url}\n\nThis link works until ${new Date(until).toUTCString()}.`)
}
