import { localPath } from '@wiring/ui/local-path'
import { openGrant, startSession } from '../../../../preview/preview-session.ts'

export async function GET(request: Request) {
  const grant = await openGrant(new URL(request.url).searchParams.get('grant'))
  if (!grant)
    return new Response('This preview link has expired or was closed. Ask for a new one.', {
      status: 410,
      headers: { 'cache-control': 'private, no-store' },
    })
  await startSession(grant)
  return new Response(null, {
    status: 303,
    headers: { Location: localPath(grant.path), 'referrer-policy': 'no-referrer' },
  })
}
