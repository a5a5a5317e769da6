import { building, env, production } from './env.ts'
import { headersFor } from './security/headers.ts'

export async function register(): Promise<void> {
  // The Edge build of this file would warn of a Node module.
  if (building || process.env.NEXT_RUNTIME !== 'nodejs') return
  const { guardHttp } = await import('@wiring/server/guard-http')
  const { admitDrafts, buildsDraftId } = await import('./preview/draft-cookie.ts')
  const draftId = production ? await buildsDraftId() : null
  guardHttp({
    trustedHops: env.TRUSTED_PROXY_HOPS,
    headersFor: production ? headersFor : () => ({}),
    prepare: (request) => draftId !== null && admitDrafts(request, draftId, env.PREVIEW_SECRET),
    upgrades: !production,
  })
  const { endBecause } = await import('@wiring/server/end-because')
  const { startProblem } = await import('@wiring/contract/database-health')
  void startProblem(env.NEXT_PUBLIC_SUPABASE_URL, env.HEALTH_TOKEN).then(endBecause)
  const { startPolling } = await import('./freshness/poll-lake.ts')
  startPolling()
  if (env.PUBLISH_RELAY_URL === undefined) return
  const { listenToOtherInstances } = await import('./freshness/other-instances.ts')
  listenToOtherInstances(env.PUBLISH_RELAY_URL)
}
