import { createServer, type Server } from 'node:http'
import { accountRoutes } from './account/account-routes.ts'
import { preferenceRoutes } from './account/preference-routes.ts'
import { AssetStore, withLocalUrl } from './assets/asset-store.ts'
import { serveRoutes } from './assets/serve-routes.ts'
import { uploadRoutes } from './assets/upload-routes.ts'
import { historyRoutes } from './history/history-routes.ts'
import { callerOf } from './http/caller.ts'
import { guardServer } from './http/guard-server.ts'
import { requestListener } from './http/request-listener.ts'
import type { Route } from './http/routes.ts'
import { httpError } from './lake-error.ts'
import { listenRoutes } from './listen/listen-routes.ts'
import { mutateRoutes } from './mutate/mutate-routes.ts'
import { servePresence } from './presence/presence.ts'
import { queryRoutes } from './query/query-routes.ts'
import type { ContentLakeOptions, LakeSettings } from './settings.ts'
import { databaseHealthCheck } from './store/database.ts'
import { Lake } from './store/lake.ts'
import { WebhookQueue } from './webhook/webhook-queue.ts'

export interface RunningContentLake {
  url: string
  port: number
  /** False until `markSeeded`, so that an interrupted import is repeated. */
  isSeeded: () => boolean
  markSeeded: () => void
  /** From now on these and no others. */
  acceptTokens: (tokens: readonly string[]) => void
  close: () => Promise<void>
}

export async function startContentLake(given: ContentLakeOptions): Promise<RunningContentLake> {
  const { token, ...options } = given
  const server = createServer({ keepAliveTimeout: 30_000, headersTimeout: 20_000, requestTimeout: 120_000 })
  const port = await listenOn(server, options.port)
  const settings: LakeSettings = {
    siteOrigins: [],
    ...options,
    tokens: [token],
    publicUrl: `http://localhost:${port}`,
  }
  const own = [settings.publicUrl, `http://127.0.0.1:${port}`]
  guardServer(
    server,
    { hosts: [], origins: [...settings.studioOrigins, ...settings.siteOrigins, ...own] },
    // Browsers send `Origin: null` after the redirect of a stream; its ticket identifies the caller.
    { except: ({ url, headers }) => headers.origin === 'null' && /[?&]ticket=/.test(url ?? '') },
  )
  let queue: WebhookQueue | undefined
  let lake: Lake
  try {
    lake = new Lake({
      folder: options.folder,
      normalize: (document) => withLocalUrl(document, settings.publicUrl),
      duringCommit: (commit) => queue?.enqueue(commit),
    })
  } catch (error) {
    server.close()
    throw error
  }
  if (options.webhook) queue = new WebhookQueue(lake.database, options.webhook)
  lake.events.on('commit', () => queue?.flush())
  queue?.flush()

  const isHealthy = databaseHealthCheck(lake.database, options.folder)
  const health = () => {
    if (!isHealthy()) throw httpError(503, 'The database of the content lake is away.')
    return { status: 'ok' }
  }
  const assets = new AssetStore(options.folder)
  const routes: Route[] = [
    ...queryRoutes(lake),
    ...mutateRoutes(lake),
    ...listenRoutes(lake),
    ...historyRoutes(lake),
    ...uploadRoutes(lake, assets),
    ...serveRoutes(lake, assets),
    ...preferenceRoutes(lake.database),
    ...accountRoutes,
    { method: 'GET', path: 'health', handle: health },
  ]
  server.on('request', requestListener(routes, settings))
  const closePresence = servePresence(server, (request) => {
    const caller = callerOf(request, new URL(request.url ?? '/', settings.publicUrl), settings)
    if (!caller.privileged) throw httpError(401, 'Presence is for editors.')
    return caller.author
  })
  return {
    url: settings.publicUrl,
    port,
    isSeeded: () => lake.database.prepare('PRAGMA user_version').get()?.user_version === 1,
    // No webhooks for the seed: the site is refreshed as a whole.
    markSeeded: () => lake.database.exec('DELETE FROM webhooks; PRAGMA user_version = 1'),
    acceptTokens: (tokens) => {
      settings.tokens = tokens
    },
    close: async () => {
      await queue?.close()
      closePresence()
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
      lake.close()
    },
  }
}

function listenOn(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(taken ? new Error(`Port ${port} is taken; set PORT_CONTENT_LAKE to another.`) : error)
    })
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}
