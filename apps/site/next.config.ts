import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'
import { env, production } from './src/env.ts'
import { commonHeaders, dataHeaders, pageHeaders } from './src/security/headers.ts'

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
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
  ...(production && {
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
  experimental: { globalNotFound: true },
  async headers() {
    return [commonHeaders, ...dataHeaders, ...pageHeaders]
  },
  async rewrites() {
    return ['/wiring', '/wiring-static'].map((zone) => ({
      source: `${zone}/:path*`,
      destination: `${env.ONBOARDING_URL}${zone}/:path*`,
    }))
  },
}

export default config
