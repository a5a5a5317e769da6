import { env, isDevelopment } from './env.ts'
import { defaultHeaders } from './security/headers.ts'

/** Fails the start, not the first request, when a variable is missing. */
export async function register(): Promise<void> {
  // The Edge build of this file would warn of a Node module.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { traceRequests } = await import('@wiring/server/trace-requests')
  await traceRequests('desk')
  const { guardHttp } = await import('@wiring/server/guard-http')
  const { endBecause } = await import('@wiring/server/end-because')
  const { openPort } = await import('@wiring/server/open-port')
  const { observeRequests } = await import('@wiring/server/observe-requests')
  const { databaseGauges } = await import('@wiring/contract/database-gauges')
  const { askForBrotli, filesWithBrotli } = await import('@wiring/server/stored-files')
  const { startProblem } = await import('@wiring/contract/database-health')
  const { TRUSTED_PROXY_HOPS: trustedHops, NEXT_PUBLIC_SUPABASE_URL: supabase, HEALTH_TOKEN: token } = env()
  const stored = filesWithBrotli(env().NEXT_DIST_DIR)
  // `next dev` needs its WebSocket and pages without our policy.
  guardHttp({
    trustedHops,
    headersFor: (path) => (isDevelopment ? {} : defaultHeaders(path)),
    ...(!isDevelopment && {
      observe: observeRequests({
        app: 'desk',
        tokens: token,
        functions: supabase,
        readGauges: databaseGauges(supabase, token),
      }),
    }),
    prepare: (request, response) => isDevelopment || askForBrotli(request, response, stored),
    upgrades: isDevelopment,
  })
  await openPort([startProblem(supabase, token).then(endBecause)], isDevelopment)
}
