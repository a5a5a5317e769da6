import { redirects } from '@wiring/content/documents/redirect/redirect.query.ts'
import { publishedView, readContent } from '../../../content/read-content.ts'

export const dynamic = 'force-static'

/** For the proxy. */
export async function GET() {
  const list = await readContent(redirects, publishedView)
  return Response.json(
    list.map(({ from, to, permanent }) => ({ from, to, permanent })),
    { headers: { 'Cache-Control': 'public, max-age=0, s-maxage=1' } },
  )
}
