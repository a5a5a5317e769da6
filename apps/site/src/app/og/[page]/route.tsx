import { ImageResponse } from 'next/og'
import { publicPages } from '../../../content/public-pages.ts'
import { Card } from '../../../surfaces/card.tsx'
import { staticFonts } from '../../../surfaces/fonts.ts'
import { publishedPageSeo } from '../../../surfaces/page-metadata.ts'

export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => publicPages.map(({ id }) => ({ page: id }))

export async function GET(_request: Request, { params }: { params: Promise<{ page: string }> }) {
  const { page } = await params
  const known = publicPages.find(({ id }) => id === page)
  if (!known) return new Response('There is no such card.', { status: 404 })
  const [{ seo, settings }, fonts] = await Promise.all([publishedPageSeo(known.id), staticFonts()])
  return new ImageResponse(
    <Card
      page={known.id}
      title={seo?.title ?? known.name}
      studio={settings?.name ?? ''}
      tagline={settings?.tagline ?? ''}
    />,
    {
      width: 1200,
      height: 630,
      fonts: [
        { name: 'sans', data: fonts.bold, weight: 600 },
        { name: 'mono', data: fonts.mono, weight: 500 },
      ],
    },
  )
}
