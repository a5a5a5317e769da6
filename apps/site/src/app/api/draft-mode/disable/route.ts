import { draftMode } from 'next/headers'
import { env } from '../../../../env.ts'

/** Ends the draft session. POST, so that no link or prefetch can do it. */
export async function POST(request: Request) {
  const origin = request.headers.get('origin')
  if (origin !== null && origin !== 'null' && origin !== new URL(env.SITE_URL).origin)
    return new Response('Only this site may end a preview.', { status: 403 })
  const session = await draftMode()
  session.disable()
  return new Response(null, { status: 303, headers: { Location: '/' } })
}
