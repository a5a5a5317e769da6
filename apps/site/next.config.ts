import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'
import { commonHeaders, dataHeaders, pageHeaders } from './src/security/headers.ts'

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // A page of another release loads a new one instead of asking this one for parts of it.
  ...(process.env.RELEASE && {
    deploymentId: process.env.RELEASE,
    output: 'standalone' as const,
    outputFileTracingRoot: fileURLToPath(new URL('../..', import.meta.url)),
  }),
  poweredByHeader: false,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true },
  compiler: { styledComponents: true },
  transpilePackages: [
    '@wiring/content',
    '@wiring/contract',
    '@wiring/map',
    '@wiring/server',
    '@wiring/session',
    '@wiring/sheet',
    '@wiring/ui',
  ],
  turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) },
  // `next dev` keeps no pages.
  ...(process.env.NODE_ENV === 'production' && {
    cacheHandler: fileURLToPath(new URL('./src/security/cache-handler.mjs', import.meta.url)),
  }),
  // Webpack would publish the fonts that the server reads.
  webpack: (webpackConfig) => {
    webpackConfig.module.rules.push({ test: /sheet[\\/]src[\\/]fonts[\\/]/, parser: { url: false } })
    return webpackConfig
  },
  // The proxy redirects, with security headers.
  skipTrailingSlashRedirect: true,
  images: { localPatterns: [], remotePatterns: [] },
  experimental: { globalNotFound: true, inlineCss: true },
  async headers() {
    return [commonHeaders, ...dataHeaders, ...pageHeaders]
  },
}

export default config
