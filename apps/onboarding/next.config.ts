import type { NextConfig } from 'next'

const headers = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-write=(self)',
  },
]

/** Files are no pages, but a worker obeys the policy of its own file: it decodes pictures and starts blob: workers. */
const filePolicy = {
  key: 'Content-Security-Policy',
  value:
    "default-src 'self'; script-src 'self' blob:; connect-src 'self' blob: data:; img-src 'self' blob: data:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

const config: NextConfig = {
  // The site rewrites this prefix here, so that the two apps' chunks never meet.
  assetPrefix: '/wiring-static',
  // Tests build beside a running stack.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  compiler: { styledComponents: true },
  // `npm run check` has one compiler for the whole tree; a second pass here would cost every build 20 s.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ['@wiring/database', '@wiring/session', '@wiring/ui'],
  headers: async () => [
    { source: '/:path*', headers },
    { source: '/:prefix(wiring-static/_next|_next)/static/:path*', headers: [filePolicy] },
  ],
}

export default config
