import { building, env, production } from './env.ts'
import { headersFor } from './security/headers.ts'

export async function register(): Promise<void> {
  // The Edge build of this file would warn of a Node module.
  if (building || process.env.NEXT_RUNTIME !== 'nodejs') return
  const { guardHttp } = await import('@wiring/server/guard-http')
  guardHttp({
    trustedHops: env.TRUSTED_PROXY_HOPS,
    headersFor: production ? headersFor : () => ({}),
    upgrades: !production,
  })
  const { startPolling } = await import('./freshness/poll-lake.ts')
  startPolling()
}
