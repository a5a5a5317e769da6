import { publicPages } from '../../../content/public-pages.ts'
import { drawCard } from '../../../surfaces/draw-card.tsx'
import { publishedPageSeo } from '../../../surfaces/page-metadata.ts'

export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => publicPages.map(({ id }) => ({ page: id }))

export async function GET(_request: Request, { params }: { params: Promise<{ page: string }> }) {
  const { page } = await params
  const known = publicPages.find(({ id }) => id === page)
  if (!known) return new Response('There is no such card.', { status: 404 })
  const { seo, settings } = await publishedPageSeo(known.id)
  const card = await drawCard({
    page: known.id,
    title: seo?.title ?? known.name,
    studio: settings?.name ?? '',
    tagline: settings?.tagline ?? '',
  })
  return new Response(card, {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=86400',
    },
  })
}
