import 'server-only'
import { env } from '../env.ts'

export const siteOrigin = new URL(env.SITE_URL).origin

/** Browsers send the origin of every POST. */
export function refuseCrossOrigin(request: Request): Response | null {
  if (request.headers.get('origin') === siteOrigin) return null
  return new Response('Only this site may do that.', { status: 403 })
}

/** 303, so that a reload posts nothing twice. */
export const seeOther = (path: string) =>
  new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } })
