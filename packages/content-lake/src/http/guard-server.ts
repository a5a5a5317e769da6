import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { type AllowedAddresses, type OriginError, originError } from './check-origin.ts'

interface Options {
  /** Requests whose Origin the server checks itself. */
  except?: (request: IncomingMessage) => boolean
}

/** Rejects requests with a foreign Host or Origin before any listener runs. */
export function guardServer(server: Server, own: AllowedAddresses, { except }: Options = {}): void {
  // Looked up at each event: an app may wrap the prototype later.
  const emit = (event: string, ...values: unknown[]): boolean =>
    Reflect.apply((Object.getPrototypeOf(server) as Server).emit, server, [event, ...values])
  const errorOf = (request: IncomingMessage): OriginError | null => {
    const error = originError(request, own)
    return error?.status === 403 && except?.(request) ? null : error
  }
  const guarded = (event: string, ...values: unknown[]): boolean => {
    if (event === 'request' || event === 'checkContinue' || event === 'checkExpectation') {
      const error = errorOf(values[0] as IncomingMessage)
      if (error !== null) {
        sendRejection(values[1] as ServerResponse, error)
        return true
      }
    }
    if (event === 'upgrade' || event === 'connect') {
      const error = errorOf(values[0] as IncomingMessage)
      if (error !== null) {
        ;(values[1] as Duplex).end(`HTTP/1.1 ${error.status} Refused\r\nconnection: close\r\n\r\n`)
        return true
      }
    }
    return emit(event, ...values)
  }
  server.emit = guarded as Server['emit']
}

function sendRejection(response: ServerResponse, { status, message }: OriginError): void {
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
