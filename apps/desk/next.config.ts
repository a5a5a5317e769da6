import { commonConfig, commonPackages } from '@wiring/server/next-config'
import type { NextConfig } from 'next'

const config: NextConfig = {
  ...commonConfig,
  transpilePackages: commonPackages,
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
