import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { type OwnAddresses, type Refusal, refusalOf } from './foreign-request.ts'

interface Options {
  /** Foreign Origins (not Hosts) that the server judges itself. */
  except?: (request: IncomingMessage) => boolean
}

/** Refuses HTTP and WebSocket requests with a foreign Host or Origin before any listener sees them. */
export function guardServer(server: Server, own: OwnAddresses, { except }: Options = {}): void {
  // Looked up at each event: an app may wrap the prototype later.
  const emit = (event: string, ...values: unknown[]): boolean =>
    Reflect.apply((Object.getPrototypeOf(server) as Server).emit, server, [event, ...values])
  const refused = (request: IncomingMessage): Refusal | null => {
    const refusal = refusalOf(request.headers, own)
    return refusal?.status === 403 && except?.(request) ? null : refusal
  }
  const guarded = (event: string, ...values: unknown[]): boolean => {
    if (event === 'request' || event === 'checkContinue' || event === 'checkExpectation') {
      const refusal = refused(values[0] as IncomingMessage)
      if (refusal !== null) {
        answer(values[1] as ServerResponse, refusal)
        return true
      }
    }
    if (event === 'upgrade' || event === 'connect') {
      const refusal = refused(values[0] as IncomingMessage)
      if (refusal !== null) {
        ;(values[1] as Duplex).end(`HTTP/1.1 ${refusal.status} Refused\r\nconnection: close\r\n\r\n`)
        return true
      }
    }
    return emit(event, ...values)
  }
  server.emit = guarded as Server['emit']
}

/** Closes the connection, because the body of a refused request is not read. */
function answer(response: ServerResponse, { status, message }: Refusal): void {
  const text = JSON.stringify({ message })
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    vary: 'origin, host',
    connection: 'close',
  })
  response.end(text)
}
