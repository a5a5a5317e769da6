import { lastChanges } from '@wiring/content/parts/seo/seo.query.ts'
import type { MetadataRoute } from 'next'
import { publicPages, sharedTags } from '../content/public-pages.ts'
import { publishedView, readContent } from '../content/read-content.ts'
import { env } from '../env.ts'
import { lastChange } from '../surfaces/last-change.ts'

const tags = [...new Set([...publicPages.flatMap((page) => page.source.tags), ...sharedTags])]

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const changes = await readContent({ ...lastChanges, tags }, publishedView)
  const now = Date.now()
  return publicPages.map((page) => {
    const last = lastChange(page.path, [...page.source.tags, ...sharedTags], changes, now)
    return { url: `${env.SITE_URL}${page.path}`, ...(last && { lastModified: last }) }
  })
}
