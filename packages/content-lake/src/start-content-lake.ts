import { createServer, type Server } from 'node:http'
import { accountRoutes } from './account/account-routes.ts'
import { preferenceRoutes } from './account/preference-routes.ts'
import { unsupportedRoutes } from './account/unsupported-routes.ts'
import { AssetStore, withLocalAddress } from './assets/asset-store.ts'
import { serveRoutes } from './assets/serve-routes.ts'
import { uploadRoutes } from './assets/upload-routes.ts'
import { historyRoutes } from './history/history-routes.ts'
import { callerOf } from './http/caller.ts'
import { guardServer } from './http/guard-server.ts'
import { requestListener } from './http/request-listener.ts'
import type { Route } from './http/routes.ts'
import { refusal } from './lake-error.ts'
import { listenRoutes } from './listen/listen-routes.ts'
import { servePresence } from './presence/presence.ts'
import { queryRoutes } from './query/query-routes.ts'
import type { ContentLakeOptions, LakeSettings } from './settings.ts'
import { watchDatabase } from './store/database.ts'
import { Lake } from './store/lake.ts'
import { storeRoutes } from './store/store-routes.ts'
import { WebhookQueue } from './webhook/webhook-queue.ts'

export interface RunningContentLake {
  /** `http://localhost:<port>` */
  url: string
  port: number
  /** False until `markSeeded`, so that an interrupted import is repeated. */
  isSeeded: () => boolean
  markSeeded: () => void
  /** Ends streams, flushes, closes the database. */
  close: () => Promise<void>
}

/** On 127.0.0.1 only. Throws a sentence when the port or the folder is taken. */
export async function startContentLake(options: ContentLakeOptions): Promise<RunningContentLake> {
  const server = createServer({ keepAliveTimeout: 30_000, headersTimeout: 20_000, requestTimeout: 120_000 })
  const port = await listenOn(server, options.port)
  const settings: LakeSettings = {
    projectId: 'local',
    dataset: 'production',
    siteOrigins: [],
    ...options,
    publicUrl: `http://localhost:${port}`,
  }
  const own = [settings.publicUrl, `http://127.0.0.1:${port}`]
  guardServer(
    server,
    { hosts: [], origins: [...settings.studioOrigins, ...settings.siteOrigins, ...own] },
    // After the redirect to another host a browser sends `Origin: null`; the ticket says who it is.
    { except: ({ url, headers }) => headers.origin === 'null' && /[?&]ticket=/.test(url ?? '') },
  )
  let queue: WebhookQueue | undefined
  let lake: Lake
  try {
    lake = new Lake({
      folder: options.folder,
      normalise: (document) => withLocalAddress(document, settings),
      alongside: (commit) => queue?.enqueue(commit),
    })
  } catch (error) {
    server.close()
    throw error
  }
  if (options.webhook) queue = new WebhookQueue(lake.database, options.webhook)
  lake.events.on('commit', () => queue?.flush())
  queue?.flush()

  const isHealthy = watchDatabase(lake.database, options.folder)
  const health = () => {
    if (!isHealthy()) throw refusal(503, 'The database of the content lake is away.')
    return { status: 'ok' }
  }
  const assets = new AssetStore(options.folder)
  const routes: Route[] = [
    ...queryRoutes(lake),
    ...storeRoutes(lake),
    ...listenRoutes(lake),
    ...historyRoutes(lake),
    ...uploadRoutes(lake, assets),
    ...serveRoutes(lake, assets, settings),
    ...preferenceRoutes(lake.database),
    ...accountRoutes(settings),
    { method: 'GET', path: 'health', handle: health },
    ...unsupportedRoutes,
  ]
  server.on('request', requestListener(routes, settings))
  const closePresence = servePresence(server, (request) => {
    const caller = callerOf(request, new URL(request.url ?? '/', settings.publicUrl), settings)
    if (!caller.privileged) throw refusal(401, 'Presence is for editors.')
    return caller.author
  })
  return {
    url: settings.publicUrl,
    port,
    isSeeded: () => lake.database.prepare('PRAGMA user_version').get()?.user_version === 1,
    // The site is not running yet or is refreshed as a whole: no webhooks for the seed.
    markSeeded: () => lake.database.exec('DELETE FROM webhooks; PRAGMA user_version = 1'),
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
