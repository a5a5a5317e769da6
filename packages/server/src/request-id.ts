import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

const requestIdHeader = 'x-request-id'

const ids = new AsyncLocalStorage<string>()

/** As nginx makes it (`$request_id`). Whatever else a caller sends would stand in our logs. */
const isRequestId = (given: unknown): given is string =>
  typeof given === 'string' && /^[0-9a-f]{32}$/.test(given)

/** The proxy's, else a new one. It stays in the request, so that what is forwarded has it, too. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers[requestIdHeader]
  const id = isRequestId(given) ? given : randomBytes(16).toString('hex')
  headers[requestIdHeader] = id
  return id
}

export const withRequestId = <T>(request: IncomingMessage, handle: () => T): T =>
  ids.run(requestIdOf(request), handle)

export const currentRequestId = (): string | undefined => ids.getStore()

interface OutgoingRequest {
  origin: unknown
  addHeader: (name: string, value: string) => void
}

/** Every `fetch` to `origin` says for which request it is. Other servers learn nothing. */
export function sendRequestId(origin: string): void {
  subscribe('undici:request:create', (message) => {
    const { request } = message as { request: OutgoingRequest }
    const id = currentRequestId()
    if (id !== undefined && String(request.origin) === origin) request.addHeader(requestIdHeader, id)
  })
}
