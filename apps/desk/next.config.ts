import type { NextConfig } from 'next'

const config: NextConfig = {
  // Tests build beside a running stack.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  compiler: { styledComponents: true },
  // `npm run check` has one compiler for the whole tree; a second pass here would cost every build 20 s.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ['@wiring/map', '@wiring/server', '@wiring/session', '@wiring/sheet', '@wiring/ui'],
  // They read files beside their code.
  serverExternalPackages: ['fontkit', 'pdfkit', 'sharp'],
}

export default config
