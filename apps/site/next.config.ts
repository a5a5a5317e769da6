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
  // Webpack would write the folder of the build into it. A release has it, with the fonts (collect-apps.ts).
  webpack: (webpackConfig, { isServer }) => {
    const fonts = { './font-files.ts': 'commonjs @wiring/sheet/fonts/font-files.ts' }
    if (isServer) webpackConfig.externals.push(fonts)
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
