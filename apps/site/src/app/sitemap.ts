import { lastChanges } from '@wiring/content/parts/seo/seo.query.ts'
import type { MetadataRoute } from 'next'
import { publicPages, sharedTags } from '../content/public-pages.ts'
import { publishedView, readContent } from '../content/read-content.ts'
import { env } from '../env.ts'
import { lastChange } from '../surfaces/last-change.ts'
import { readDeletions } from '../surfaces/read-deletions.ts'

const tags = [...new Set([...publicPages.flatMap((page) => page.source.tags), ...sharedTags])]

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [changes, deletions] = await Promise.all([
    readContent({ ...lastChanges, tags }, publishedView),
    readDeletions(tags),
  ])
  const now = Date.now()
  return publicPages.map((page) => {
    const last = lastChange(page.path, [...page.source.tags, ...sharedTags], [...changes, ...deletions], now)
    return { url: `${env.SITE_URL}${page.path}`, ...(last && { lastModified: last }) }
  })
}
