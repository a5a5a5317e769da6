import { guardHttp } from '@wiring/server/guard-http'
import { building, env, production } from './env.ts'
import { startPolling } from './freshness/poll-lake.ts'
import { headersFor } from './security/headers.ts'

export function register(): void {
  if (building) return
  guardHttp({
    trustedHops: env.TRUSTED_PROXY_HOPS,
    headersFor: production ? headersFor : () => ({}),
    upgrades: !production,
  })
  startPolling()
}
