import { siteSettings } from '@wiring/content/documents/site-settings/site-settings.query.ts'
import { brand } from '@wiring/ui/tokens'
import type { MetadataRoute } from 'next'
import { publishedView, readContent } from '../content/read-content.ts'

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const settings = await readContent(siteSettings, publishedView)
  return {
    ...(settings?.name && { name: settings.name, short_name: settings.name }),
    ...(settings?.tagline && { description: settings.tagline }),
    start_url: '/',
    display: 'browser',
    background_color: brand.paper,
    theme_color: brand.paper,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  }
}
