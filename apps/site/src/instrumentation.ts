import { building, env, production } from './env.ts'
import { headersFor } from './security/headers.ts'

export async function register(): Promise<void> {
  // The Edge build of this file would warn of a Node module.
  if (building || process.env.NEXT_RUNTIME !== 'nodejs') return
  const { traceRequests } = await import('@wiring/server/trace-requests')
  await traceRequests('site')
  const { guardHttp } = await import('@wiring/server/guard-http')
  const { admitDrafts, buildsDraftId } = await import('./preview/draft-cookie.ts')
  const { observeRequests } = await import('@wiring/server/observe-requests')
  const { contentAge } = await import('./freshness/content-age.ts')
  const { sendKeptBrotli } = await import('@wiring/server/stored-brotli')
  const { askForBrotli, filesWithBrotli } = await import('@wiring/server/stored-files')
  const draftId = production ? await buildsDraftId() : null
  const stored = filesWithBrotli(env.NEXT_DIST_DIR)
  guardHttp({
    trustedHops: env.TRUSTED_PROXY_HOPS,
    headersFor: production ? headersFor : () => ({}),
    prepare: (request, response) => {
      if (draftId === null) return
      admitDrafts(request, draftId, env.PREVIEW_SECRET)
      askForBrotli(request, response, stored)
      sendKeptBrotli(request, response)
    },
    ...(production && {
      observe: observeRequests({
        app: 'site',
        tokens: env.HEALTH_TOKEN,
        functions: env.NEXT_PUBLIC_SUPABASE_URL,
        readGauges: contentAge,
      }),
    }),
    upgrades: !production,
  })
  const { endBecause } = await import('@wiring/server/end-because')
  const { startProblem } = await import('@wiring/contract/database-health')
  const { startPolling } = await import('./freshness/poll-lake.ts')
  const { listenToOtherInstances } = await import('./freshness/other-instances.ts')
  const { openPort } = await import('@wiring/server/open-port')
  const { NEXT_PUBLIC_SUPABASE_URL: supabase, HEALTH_TOKEN: token, PUBLISH_RELAY_URL: relay } = env
  const ready = [
    startProblem(supabase, token).then(endBecause),
    startPolling(),
    listenToOtherInstances(relay),
  ]
  await openPort(ready, !production)
}
