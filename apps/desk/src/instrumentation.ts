import { guardHttp } from '@wiring/server/guard-http'
import { env, isDevelopment } from './env.ts'
import { minimumHeaders } from './security/headers.ts'

/** A missing variable fails the start, not the first job. */
export function register() {
  const { TRUSTED_PROXY_HOPS: trustedHops } = env()
  // Next's tooling needs a WebSocket and pages without our policy.
  guardHttp({
    trustedHops,
    headersFor: (path) => (isDevelopment ? {} : minimumHeaders(path)),
    upgrades: isDevelopment,
  })
}
