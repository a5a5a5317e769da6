import { drawPolicy } from '../../privacy/draw-policy.ts'
import { getPolicy } from '../../privacy/get-policy.ts'

export const dynamic = 'force-static'

export async function GET() {
  const policy = await getPolicy()
  if (!policy) return new Response('There is no privacy policy yet.', { status: 404 })
  return new Response(await drawPolicy(policy), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'inline; filename="privacy-policy.pdf"',
      'Cache-Control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=86400',
    },
  })
}
