import { guardHttp } from '@wiring/server/guard-http'
import { env, isDevelopment } from './env.ts'
import { defaultHeaders } from './security/headers.ts'

/** Fails the start, not the first request, when a variable is missing. */
export function register() {
  const { TRUSTED_PROXY_HOPS: trustedHops } = env()
  // `next dev` needs its WebSocket and pages without our policy.
  guardHttp({
    trustedHops,
    headersFor: (path) => (isDevelopment ? {} : defaultHeaders(path)),
    upgrades: isDevelopment,
  })
}
