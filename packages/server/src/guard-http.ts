import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { completeHeaders } from './complete-headers.ts'
import { literalPath } from './literal-path.ts'
import type { Observe } from './observe-requests.ts'
import { redactLog } from './redact-log.ts'
import { withRequestId } from './request-id.ts'
import { clientAddress, withVisitorAddress } from './visitor-address.ts'

export interface GuardOptions {
  /** Proxies in front that append to `X-Forwarded-For`. */
  trustedHops: number
  headersFor: (path: string) => Record<string, string>
  /** Before anything reads the request. */
  prepare?: (request: IncomingMessage, response: ServerResponse) => unknown
  /** Not in `next dev`. */
  observe?: Observe
  /** For the WebSocket of `next dev`. */
  upgrades: boolean
}

/** Next would answer 500. */
const refusedMethods = ['TRACE', 'TRACK']
const allowed = 'GET, HEAD, POST, OPTIONS'

/** Every HTTP server of this process. */
export function guardHttp(options: GuardOptions): void {
  redactLog()
  const prototype = Server.prototype as unknown as { emit: (event: string, ...values: unknown[]) => boolean }
  const { emit } = prototype
  const closeAfterAnswer = closeWhenEnding()
  prototype.emit = function (event, ...values) {
    if (event === 'upgrade' && !options.upgrades) {
      const [request, socket] = values as [IncomingMessage, Duplex]
      return refuseUpgrade(socket, options.headersFor(pathOf(request)))
    }
    if (event !== 'request') return emit.call(this, event, ...values)
    const [request, response] = values as [IncomingMessage, ServerResponse]
    request.url = literalPath(request.url ?? '/')
    options.prepare?.(request, response)
    completeHeaders(response, options.headersFor(pathOf(request)))
    closeAfterAnswer(response)
    if (options.observe?.(request, response)) return true
    if (refusedMethods.includes(request.method ?? '')) return refuseMethod(response)
    if (!request.url?.startsWith('/') && !isFullAddress(request.url)) return answerServer(request, response)
    const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',') || undefined
    const address = clientAddress(options.trustedHops, request.socket.remoteAddress, forwarded)
    return withRequestId(request, () => withVisitorAddress(address, () => emit.call(this, event, ...values)))
  }
}

/**
 * Once the process is told to end, each connection ends with its answer, also where that was under way: a
 * proxy would go on asking over those that it keeps, and the process could not end.
 */
function closeWhenEnding(): (response: ServerResponse) => void {
  const open = new Set<ServerResponse>()
  let ending = false
  const close = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
    else response.once('finish', () => response.req.socket.destroySoon())
  }
  process.once('SIGTERM', () => {
    ending = true
    for (const response of open) close(response)
  })
  return (response) => {
    if (ending) return close(response)
    open.add(response)
    response.once('close', () => open.delete(response))
  }
}

/** As proxies send it. */
const isFullAddress = (url = '') => /^https?:\/\//i.test(url) && URL.canParse(url)

/** `OPTIONS *` asks for the whole server; Next would answer 500. */
function answerServer({ method, url }: IncomingMessage, response: ServerResponse): true {
  response.writeHead(method === 'OPTIONS' && url === '*' ? 204 : 400, { Allow: allowed }).end()
  return true
}

const pathOf = (request: IncomingMessage) => (request.url ?? '/').split('?', 1)[0] ?? '/'

function refuseMethod(response: ServerResponse): true {
  response.writeHead(405, { Allow: allowed }).end()
  return true
}

/** Next would answer 500 or leave the socket open. */
function refuseUpgrade(socket: Duplex, headers: Record<string, string>): true {
  const lines = Object.entries({ ...headers, 'Cache-Control': 'no-store', 'Content-Length': '0' })
  socket.on('error', () => undefined)
  socket.end(
    ['HTTP/1.1 400 Bad Request', 'Connection: close', ...lines.map((line) => line.join(': ')), '', ''].join(
      '\r\n',
    ),
  )
  return true
}
