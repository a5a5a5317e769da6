import type { Server } from 'node:http'
import { type ServerType, serve } from '@hono/node-server'
import { guardServer } from '@wiring/content-lake/guard-server'
import { ownAddresses } from '../local-only/own-addresses.ts'
import { ports } from '../settings.ts'
import { type Parts, route } from './route.ts'

/** Dot segments, encoded or not: `new URL` resolves them, and a name would mean another folder. */
const dotSegment = /(\/|%2f)(\.|%2e){1,2}(\/|%2f|\?|$)/i

/** Lite allows every origin; here the one that asks, which passed the guard. */
function allowedOrigin(request: Request, given: Response): Response {
  const response = new Response(given.body, given)
  const origin = request.headers.get('origin')
  response.headers.delete('access-control-allow-origin')
  response.headers.append('vary', 'origin')
  if (origin === null) return response
  response.headers.set('access-control-allow-origin', origin)
  response.headers.append('access-control-expose-headers', 'retry-after')
  return response
}

/** One address for the whole API. Loopback only. */
export async function listen(port: number, parts: Parts): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        port,
        hostname: '127.0.0.1',
        // 10 s for headers, two minutes for a request: 5 MB over a slow line.
        serverOptions: {
          headersTimeout: 10_000,
          requestTimeout: 120_000,
          connectionsCheckingInterval: 2_000,
        },
        fetch: async (request, { incoming, outgoing }) => {
          if (dotSegment.test(incoming.url ?? ''))
            return Response.json({ message: 'Bad path' }, { status: 400 })
          const gone = new AbortController()
          outgoing.once('close', () => gone.abort())
          const caller = { peer: incoming.socket.remoteAddress ?? 'unknown', gone: gone.signal }
          return allowedOrigin(request, await route(parts, request, caller))
        },
      },
      () => resolve(server),
    )
    guardServer(server as Server, ownAddresses(ports()))
    // Deno's fetch keeps connections for 90 s; closed here first, a call could fail.
    if ('keepAliveTimeout' in server) server.keepAliveTimeout = 120_000
    server.once('error', reject)
  })
}
