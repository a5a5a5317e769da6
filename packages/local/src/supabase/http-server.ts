import type { Server } from 'node:http'
import { type ServerType, serve } from '@hono/node-server'
import { guardServer } from '@wiring/content-lake/guard-server'
import { allowedAddresses } from '../allowed-addresses/allowed-addresses.ts'
import { ports } from '../settings.ts'
import { type Parts, route } from './route.ts'

/** `new URL` resolves dot segments, encoded or not, and a name would mean another folder. */
const dotSegment = /(\/|%2f)(\.|%2e){1,2}(\/|%2f|\?|$)/i

/** Lite allows every origin; the guard has checked this one. */
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

export async function listen(port: number, parts: Parts): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        port,
        hostname: '127.0.0.1',
        serverOptions: {
          headersTimeout: 30_000,
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
    guardServer(server as Server, allowedAddresses(ports()))
    // Deno's fetch keeps connections for 90 s: closing earlier would fail calls.
    if ('keepAliveTimeout' in server) server.keepAliveTimeout = 120_000
    server.once('error', reject)
  })
}
