import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

const oneWayMs = 75
/** 1.6 Mbit/s, shared by all connections. */
const bytesPerMs = 200
const segmentBytes = 1_460
/** Segments: a server may send 14.6 KB before the first is acknowledged. */
const firstWindow = 10

/**
 * A phone's line before a server of this machine. DevTools' own throttle hands a body over at its end, and
 * opens connections at once: nothing that a page shows of its first bytes can be seen behind it.
 */
export async function startLine(origin: string): Promise<{ address: string; close(): void }> {
  const { hostname, port: originPort } = new URL(origin)
  const sockets = new Set<Socket>()
  let freeAt = 0

  const server = createServer({ noDelay: true }, (phone) => {
    const openAt = performance.now() + 2 * oneWayMs
    const upstream = connect({ host: hostname, port: Number(originPort), noDelay: true })
    const waiting: Buffer[] = []
    let window = firstWindow
    let inFlight = 0

    function send(): void {
      for (; inFlight < window; inFlight += 1) {
        const segment = waiting.shift()
        if (segment === undefined) return
        freeAt = Math.max(freeAt, performance.now()) + segment.byteLength / bytesPerMs
        at(freeAt + oneWayMs, () => phone.write(segment))
        at(freeAt + 2 * oneWayMs, acknowledge)
      }
    }
    function acknowledge(): void {
      inFlight -= 1
      window += 1
      send()
    }
    upstream.on('data', (bytes: Buffer) => {
      for (let from = 0; from < bytes.byteLength; from += segmentBytes)
        waiting.push(bytes.subarray(from, from + segmentBytes))
      send()
    })
    phone.on('data', (bytes: Buffer) =>
      at(Math.max(openAt, performance.now()) + oneWayMs, () => upstream.write(bytes)),
    )
    for (const [socket, other] of [
      [phone, upstream],
      [upstream, phone],
    ] as const) {
      sockets.add(socket)
      // A browser that closes a page leaves its connections in the middle of an answer.
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  await once(server.listen(0, 'localhost'), 'listening')
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return { address: `http://localhost:${port}`, close }
}

const at = (time: number, work: () => void) => setTimeout(work, Math.max(0, time - performance.now()))
