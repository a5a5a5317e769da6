import { fileURLToPath } from 'node:url'
import { commonConfig, commonPackages, root } from '@wiring/server/next-config'
import type { NextConfig } from 'next'
import { commonHeaders, dataHeaders, pageHeaders } from './src/security/headers.ts'

const config: NextConfig = {
  ...commonConfig,
  transpilePackages: [...commonPackages, '@wiring/content'],
  turbopack: { root },
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
