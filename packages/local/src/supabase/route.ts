import type { App } from '@supabase/lite'
import type { Caller, FunctionGateway } from './functions/function-gateway.ts'
import { BoundedQueue } from './load/bounded-queue.ts'
import { withStoredBody, withWholeBody } from './load/complete-request.ts'
import { loadLimits } from './load/queue-limits.ts'
import { storageFront } from './storage/storage-front.ts'

export interface Parts {
  app: App
  functions: FunctionGateway
  /** Folder for incomplete uploads. */
  incoming: string
  /** Of functions and worker, whose callers were queued already. */
  serviceKey: string
  isHealthy(): Promise<boolean>
}

const functionPath = /^\/functions\/v1\/([a-z-]+)\/?$/

const limits = loadLimits(process.env.DATABASE_URL)
const reads = new BoundedQueue(limits.reads)
const uploads = new BoundedQueue(limits.uploads)

async function health(isHealthy: Parts['isHealthy']): Promise<Response> {
  const healthy = await isHealthy()
  return healthy
    ? Response.json({ status: 'ok' })
    : Response.json({ status: 'the database does not answer' }, { status: 503 })
}

/** Buffers the body, queues the request and passes it on. */
export async function route(parts: Parts, request: Request, { peer, gone }: Caller): Promise<Response> {
  const { app, functions, incoming, serviceKey, isHealthy } = parts
  const { pathname } = new URL(request.url)
  const inTurn = (queue: BoundedQueue, work: () => Promise<Response>) =>
    request.headers.get('apikey') === serviceKey ? work() : queue.run(work, gone)
  const name = functionPath.exec(pathname)?.[1]
  if (name !== undefined && functions.isFull(name)) return BoundedQueue.refusal()
  if (name !== undefined)
    return withWholeBody(request, (complete) => functions.fetch(complete, name, { peer, gone }))
  if (pathname === '/health') return health(isHealthy)
  if (pathname.startsWith('/storage/v1/'))
    return withStoredBody(request, incoming, (complete) =>
      inTurn(request.body === null ? reads : uploads, () => storageFront(app, complete, peer)),
    )
  if (pathname.startsWith('/rest/v1/'))
    return withWholeBody(request, (complete) =>
      inTurn(reads, async () => app.fetch(complete, { peerAddress: peer })),
    )
  return Response.json({ message: 'Not found' }, { status: 404 })
}
