import { guardHttp } from '@wiring/server/guard-http'
import { env, isDevelopment } from './env.ts'
import { minimumHeaders } from './security/headers.ts'

/** Fails at start, not at the first visitor, when a variable is missing. */
export function register() {
  const { TRUSTED_PROXY_HOPS: trustedHops } = env()
  // `next dev` serves pages without our policy, and a WebSocket.
  guardHttp({
    trustedHops,
    headersFor: () => (isDevelopment ? {} : minimumHeaders),
    upgrades: isDevelopment,
  })
}
