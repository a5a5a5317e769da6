import type { App } from '@supabase/lite'
import type { Caller, FunctionGateway } from './functions/function-gateway.ts'
import { BoundedQueue } from './load/bounded-queue.ts'
import { loadLimits } from './load/queue-limits.ts'
import { withBodyOnDisk, withBufferedBody } from './load/request-body.ts'
import { connectionWait } from './shims/node-postgres.ts'
import { handleStorageRequest } from './storage/handle-storage-request.ts'

export interface Parts {
  app: App
  functions: FunctionGateway
  incoming: string
  /** Of functions and workers, whose callers were queued already. */
  serviceKey: string
  isHealthy(): Promise<boolean>
}

const functionPath = /^\/functions\/v1\/([a-z-]+)\/?$/

const reads = new BoundedQueue(loadLimits.reads)
const uploads = new BoundedQueue(loadLimits.uploads)

async function health(isHealthy: Parts['isHealthy']): Promise<Response> {
  const healthy = await isHealthy()
  return healthy
    ? Response.json({ status: 'ok' })
    : Response.json({ status: 'the database does not answer' }, { status: 503 })
}

/** Lite's 500 would be nobody's to repeat. */
async function refusedWithoutConnection(work: () => Promise<Response>): Promise<Response> {
  const wait = { gaveUp: false }
  const answer = await connectionWait.run(wait, work)
  return wait.gaveUp && answer.status >= 500 ? BoundedQueue.refusal() : answer
}

export async function route(parts: Parts, request: Request, { peer, gone }: Caller): Promise<Response> {
  const { app, functions, incoming, serviceKey, isHealthy } = parts
  const { pathname } = new URL(request.url)
  const queued = (queue: BoundedQueue, work: () => Promise<Response>) =>
    request.headers.get('apikey') === serviceKey
      ? work()
      : queue.run(() => refusedWithoutConnection(work), gone)
  const name = functionPath.exec(pathname)?.[1]
  if (name !== undefined && functions.isFull(name)) return BoundedQueue.refusal()
  if (name !== undefined)
    return withBufferedBody(request, (complete) => functions.fetch(complete, name, { peer, gone }))
  if (pathname === '/health') return health(isHealthy)
  if (pathname.startsWith('/storage/v1/'))
    return withBodyOnDisk(request, incoming, (complete) =>
      queued(request.body === null ? reads : uploads, () => handleStorageRequest(app, complete, peer)),
    )
  if (pathname.startsWith('/rest/v1/'))
    return withBufferedBody(request, (complete) =>
      queued(reads, async () => app.fetch(complete, { peerAddress: peer })),
    )
  return Response.json({ message: 'Not found' }, { status: 404 })
}
