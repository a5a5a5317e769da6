import { commonConfig, commonPackages } from '@wiring/server/next-config'
import type { NextConfig } from 'next'
import { commonHeaders } from './src/security/headers.ts'

/** Workers obey the policy of their own file. */
const filePolicy = {
  key: 'Content-Security-Policy',
  value:
    "default-src 'self'; script-src 'self' blob:; connect-src 'self' blob: data:; img-src 'self' blob: data:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

const config: NextConfig = {
  ...commonConfig,
  // The site rewrites this prefix to this app.
  assetPrefix: '/wiring-static',
  transpilePackages: commonPackages,
  // A request less before the first paint.
  experimental: { inlineCss: true },
  // They read files beside their code.
  serverExternalPackages: ['fontkit', 'pdfkit', 'sharp'],
  headers: async () => [
    { source: '/:path*', headers: commonHeaders },
    { source: '/:prefix(wiring-static/_next|_next)/static/:path*', headers: [filePolicy] },
  ],
}

export default config
