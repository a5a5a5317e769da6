import { stegaClean } from '@sanity/client/stega'
import { siteSettings } from '@wiring/content/documents/site-settings/site-settings.query.ts'
import type { PageId } from '@wiring/content/pages'
import { cardUrl } from '@wiring/content/parts/picture/picture-source.ts'
import type { Metadata } from 'next'
import { publicPage } from '../content/public-pages.ts'
import { type ContentView, publishedView, readContent } from '../content/read-content.ts'
import { currentView } from '../preview/preview-session.ts'

const card = { width: 1200, height: 630 } as const

export async function pageMetadata(id: PageId): Promise<Metadata> {
  const { path, markdown, name } = publicPage(id)
  const { seo, settings } = await seoOf(id, { ...(await currentView()), stega: false })
  const title = seo?.title ?? [name, settings?.name].filter(Boolean).join(' · ')
  const description = seo?.description ?? settings?.tagline ?? undefined
  const picture = seo?.socialImage ?? (id === 'home' ? settings?.socialImage : null)
  const images = [
    {
      url: cardUrl(picture, card.width, card.height) ?? `/og/${id}`,
      ...card,
      alt: picture?.alt ?? title,
    },
  ]
  return {
    title,
    description,
    alternates: { canonical: path, types: { 'text/markdown': markdown } },
    openGraph: {
      type: 'website',
      locale: 'en_US',
      siteName: settings?.name ?? undefined,
      title,
      description,
      url: path,
      images,
    },
    twitter: { card: 'summary_large_image' },
  }
}

/** For files, which have no drafts. */
export const publishedPageSeo = (id: PageId) => seoOf(id, publishedView)

async function seoOf(id: PageId, view: ContentView) {
  const [page, settings] = await Promise.all([
    readContent(publicPage(id).source, view),
    readContent(siteSettings, view),
  ])
  return { seo: stegaClean(page?.seo ?? null), settings: stegaClean(settings) }
}
