import { lastChanges } from '@wiring/content/parts/seo/seo.query.ts'
import type { MetadataRoute } from 'next'
import { publicPages, sharedTags } from '../content/public-pages.ts'
import { publishedView, readContent } from '../content/read-content.ts'
import { env } from '../env.ts'

const tags = [...new Set([...publicPages.flatMap((page) => page.source.tags), ...sharedTags])]

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const changes = await readContent({ ...lastChanges, tags }, publishedView)
  return publicPages.map((page) => {
    const own: readonly string[] = [...page.source.tags, ...sharedTags]
    const times = changes.flatMap(({ _type, _updatedAt }) =>
      own.includes(_type) && _updatedAt ? _updatedAt : [],
    )
    const last = times.sort().at(-1)
    return { url: `${env.SITE_URL}${page.path}`, ...(last && { lastModified: last }) }
  })
}
