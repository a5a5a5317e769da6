import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'
import { commonHeaders } from './src/security/headers.ts'

/** Workers obey the policy of their own file. */
const filePolicy = {
  key: 'Content-Security-Policy',
  value:
    "default-src 'self'; script-src 'self' blob:; connect-src 'self' blob: data:; img-src 'self' blob: data:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

const config: NextConfig = {
  // The site rewrites this prefix to this app.
  assetPrefix: '/wiring-static',
  // Tests build beside a running stack.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // A page of another release loads a new one instead of asking this one for parts of it.
  ...(process.env.RELEASE && {
    deploymentId: process.env.RELEASE,
    output: 'standalone' as const,
    outputFileTracingRoot: fileURLToPath(new URL('../..', import.meta.url)),
  }),
  poweredByHeader: false,
  reactStrictMode: true,
  compiler: { styledComponents: true },
  // `npm run check` type-checks the whole tree.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: [
    '@wiring/contract',
    '@wiring/map',
    '@wiring/server',
    '@wiring/session',
    '@wiring/sheet',
    '@wiring/ui',
  ],
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
