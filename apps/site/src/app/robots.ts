import type { MetadataRoute } from 'next'
import { env } from '../env.ts'

/** `/wiring` has its own `noindex` header, which a Disallow here would hide. */
export default function robots(): MetadataRoute.Robots {
  if (env.VERCEL_ENV === 'preview') return { rules: { userAgent: '*', disallow: '/' } }
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  }
}
