import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

interface CachedAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

const hopByHopHeaders = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
]
const compressible = /text|javascript|json|xml/

async function fetchFrom(origin: string, path: string): Promise<CachedAnswer> {
  const response = await fetch(origin + path, {
    headers: { 'accept-encoding': 'identity' },
    redirect: 'manual',
  })
  const headers = Object.fromEntries(response.headers)
  for (const name of hopByHopHeaders) delete headers[name]
  const body = Buffer.from(await response.arrayBuffer())
  if (!compressible.test(headers['content-type'] ?? '')) return { status: response.status, headers, body }
  headers['content-encoding'] = 'br'
  return { status: response.status, headers, body: brotliCompressSync(body) }
}

/** Like a CDN: one fetch per URL, cached forever, sent with brotli. */
export async function startEdge(origin: string): Promise<{ address: string; close(): void }> {
  const cache = new Map<string, Promise<CachedAnswer>>()
  const server = createServer(async ({ url = '/' }, answer) => {
    const known = cache.get(url) ?? fetchFrom(origin, url)
    cache.set(url, known)
    try {
      const { status, headers, body } = await known
      answer.writeHead(status, { ...headers, 'content-length': body.byteLength }).end(body)
    } catch {
      cache.delete(url)
      answer.writeHead(502).end()
    }
  })
  await once(server.listen(0, 'localhost'), 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `http://localhost:${port}`, close: () => server.close() }
}
