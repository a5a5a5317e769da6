import { type ServerType, serve } from '@hono/node-server'
import type { App } from '@supabase/lite'
import type { FunctionGateway } from './functions/function-gateway.ts'
import { storageFront } from './storage/storage-front.ts'

interface Parts {
  app: App
  functions: FunctionGateway
}

/** Dot segments, encoded or not. `new URL` would resolve them, and a name would mean another folder than it shows. */
const dotSegment = /(\/|%2f)(\.|%2e){1,2}(\/|%2f|\?|$)/i

const functionPath = /^\/functions\/v1\/([a-z-]+)\/?$/

async function route({ app, functions }: Parts, request: Request, peer: string): Promise<Response> {
  const { pathname } = new URL(request.url)
  const name = functionPath.exec(pathname)?.[1]
  if (name !== undefined) return functions.fetch(request, name, peer)
  if (pathname === '/health') return Response.json({ status: 'ok' })
  if (pathname.startsWith('/storage/v1/')) return storageFront(app, request, peer)
  if (pathname.startsWith('/rest/v1/')) return app.fetch(request, { peerAddress: peer })
  return Response.json({ message: 'Not found' }, { status: 404 })
}

/** One address for the whole API, as a hosted project has it. Loopback only. */
export async function listen(port: number, parts: Parts): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        port,
        hostname: '127.0.0.1',
        fetch: (request, { incoming }) =>
          dotSegment.test(incoming.url ?? '')
            ? Response.json({ message: 'Bad path' }, { status: 400 })
            : route(parts, request, incoming.socket.remoteAddress ?? 'unknown'),
      },
      () => resolve(server),
    )
    // Deno's fetch keeps idle connections for 90 s. Were they closed here first, a call could meet the closing and fail.
    if ('keepAliveTimeout' in server) server.keepAliveTimeout = 120_000
    server.once('error', reject)
  })
}
