import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'
import { env, production } from './src/env.ts'
import { dataHeaders, everywhereHeaders, pageCacheHeaders } from './src/security/headers.ts'

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true },
  compiler: { styledComponents: true },
  transpilePackages: [
    '@wiring/content',
    '@wiring/map',
    '@wiring/server',
    '@wiring/session',
    '@wiring/sheet',
    '@wiring/ui',
  ],
  turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) },
  ...(production && {
    cacheHandler: fileURLToPath(new URL('./src/security/cache-handler.mjs', import.meta.url)),
  }),
  // Fonts that the server outlines are read from their packages; webpack would make public files of them.
  webpack: (webpackConfig) => {
    webpackConfig.module.rules.push({ test: /sheet[\\/]src[\\/]fonts[\\/]/, parser: { url: false } })
    return webpackConfig
  },
  // The proxy does it, with the headers that Next's own redirects lack.
  skipTrailingSlashRedirect: true,
  // Next's own picture service serves nothing to anybody.
  images: { localPatterns: [], remotePatterns: [] },
  experimental: { globalNotFound: true },
  async headers() {
    return [everywhereHeaders, ...dataHeaders, ...pageCacheHeaders]
  },
  async rewrites() {
    return ['/wiring', '/wiring-static'].map((zone) => ({
      source: `${zone}/:path*`,
      destination: `${env.ONBOARDING_URL}${zone}/:path*`,
    }))
  },
}

export default config
