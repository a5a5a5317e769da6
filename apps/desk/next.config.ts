import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'

const config: NextConfig = {
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
  // `npm run check` does it; here it would cost 20 s a build.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: [
    '@wiring/contract',
    '@wiring/map',
    '@wiring/server',
    '@wiring/session',
    '@wiring/sheet',
    '@wiring/ui',
  ],
  // They read files relative to their own code.
  serverExternalPackages: ['fontkit', 'pdfkit', 'sharp'],
  headers: async () => [
    {
      source: '/frames/:mapId/page',
      headers: [
        {
          key: 'Content-Security-Policy',
          value:
            "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
        },
      ],
    },
  ],
}

export default config
