import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** What the builds of all apps share. */
export const commonConfig = {
  // Tests build beside a running stack.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // A page of another release loads a new one instead of asking this one for parts of it.
  ...(process.env.RELEASE && {
    deploymentId: process.env.RELEASE,
    output: 'standalone' as const,
    outputFileTracingRoot: root,
  }),
  poweredByHeader: false,
  reactStrictMode: true,
  compiler: { styledComponents: true },
  // `npm run check` does it; here it would cost 20 s a build.
  typescript: { ignoreBuildErrors: true },
}

export const commonPackages = [
  '@wiring/contract',
  '@wiring/map',
  '@wiring/server',
  '@wiring/session',
  '@wiring/sheet',
  '@wiring/ui',
]
