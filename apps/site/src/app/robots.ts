import type { MetadataRoute } from 'next'
import { env } from '../env.ts'

/** A Disallow for `/wiring` would hide its `noindex` header. */
export default function robots(): MetadataRoute.Robots {
  if (env.VERCEL_ENV === 'preview') return { rules: { userAgent: '*', disallow: '/' } }
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  }
}
