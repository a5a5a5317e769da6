import 'server-only'
import { env } from '../env.ts'

/** Browsers send the origin of every POST. */
export function refuseCrossOrigin(request: Request): Response | null {
  const origin = request.headers.get('origin')
  if (origin === new URL(env.SITE_URL).origin) return null
  return new Response('Only this site may do that.', { status: 403 })
}

export const redirectTo = (path: string) => new Response(null, { status: 303, headers: { Location: path } })
