import { ticketFor } from '../http/caller.ts'
import type { LakeRequest } from '../http/lake-request.ts'

const heartbeatMs = 15_000

let nextHost = 0

/**
 * Browsers allow six connections per host and a Studio tab opens nine streams, so each stream is redirected
 * to its own host name (`s17.localhost`).
 */
export function redirectedToOwnHost(request: LakeRequest): boolean {
  const { incoming, response, url, caller } = request
  if (incoming.headers.origin === undefined || /^s\d+\.localhost/.test(incoming.headers.host ?? ''))
    return false
  const target = new URL(url)
  target.hostname = `s${nextHost++ % 200}.localhost`
  target.searchParams.set('ticket', ticketFor(caller, url))
  response.writeHead(307, { location: target.href, 'cache-control': 'no-store' }).end()
  return true
}

export function openEventStream({ incoming, response }: LakeRequest, onClose: () => void) {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  incoming.socket.setNoDelay(true)
  const heartbeat = setInterval(() => response.write(':\n\n'), heartbeatMs)
  response.once('close', () => {
    clearInterval(heartbeat)
    onClose()
  })
  return {
    end(event: string, data: unknown): void {
      response.end(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    send(event: string, id: string | undefined, data: unknown): void {
      response.write(
        `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`,
      )
    },
  }
}
