import { localPath } from '../../../../preview/local-path.ts'
import { openGrant, startSession } from '../../../../preview/preview-session.ts'

/** Opens a shared preview: the drafts, without editing, for as long as the link lives. */
export async function GET(request: Request) {
  const grant = openGrant(new URL(request.url).searchParams.get('grant'))
  if (!grant)
    return new Response('This preview link has expired. Ask for a new one.', {
      status: 410,
      headers: { 'cache-control': 'private, no-store' },
    })
  await startSession({ role: 'guest', until: grant.until })
  return new Response(null, {
    status: 303,
    headers: { Location: localPath(grant.path), 'referrer-policy': 'no-referrer' },
  })
}
