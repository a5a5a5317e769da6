import type { NextConfig } from 'next'

const headers = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-write=()',
  },
  // No pages yet: nothing may be loaded, sent or framed.
  {
    key: 'Content-Security-Policy',
    value: "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  },
  { key: 'Cache-Control', value: 'private, no-store' },
]

const config: NextConfig = {
  // Tests build beside a running stack.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run check` has one compiler for the whole tree; a second pass here would cost every build 20 s.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ['@wiring/map', '@wiring/session', '@wiring/sheet'],
  headers: async () => [{ source: '/:path*', headers }],
}

export default config
