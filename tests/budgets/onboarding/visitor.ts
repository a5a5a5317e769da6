import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { Agent as TlsAgent, request as tlsRequest } from 'node:https'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export class Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** As sent. */
  readonly bytes: Buffer
  readonly milliseconds: number

  constructor(status: number, headers: IncomingHttpHeaders, bytes: Buffer, milliseconds: number) {
    this.status = status
    this.headers = headers
    this.bytes = bytes
    this.milliseconds = milliseconds
  }

  get text(): string {
    const encoding = this.headers['content-encoding']
    if (encoding === 'br') return brotliDecompressSync(this.bytes).toString('utf8')
    return (encoding === 'gzip' ? gunzipSync(this.bytes) : this.bytes).toString('utf8')
  }
}

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
}

export const asBrowser = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** What a page of this site has a browser load at once. */
export const filesOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/ (?:src|href)="(\/(?:wiring-static\/)?_next\/static\/[^"]+)"/g)].map(
      ([, file = '']) => file,
    ),
  ),
]

/** A browser of its own: own loopback address, own connections. */
export class Visitor {
  readonly #agent: Agent
  readonly #tlsAgent: TlsAgent
  readonly #address: string

  constructor(address: string) {
    this.#address = address
    const connections = { keepAlive: true, maxSockets: 6, localAddress: address }
    this.#agent = new Agent(connections)
    // The certificate is one of this hour.
    this.#tlsAgent = new TlsAgent({ ...connections, rejectUnauthorized: false, servername: 'localhost' })
  }

  /** Rejects after 60 s. Like a browser, repeats a request whose kept connection the server closed. */
  ask(address: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> {
    const url = new URL(address)
    const began = performance.now()
    let answered = false
    const tls = url.protocol === 'https:'
    return new Promise((resolve, reject) => {
      const request = (tls ? tlsRequest : httpRequest)({
        host: '127.0.0.1',
        port: url.port,
        path: `${url.pathname}${url.search}`,
        method,
        agent: tls ? this.#tlsAgent : this.#agent,
        localAddress: this.#address,
        timeout: 60_000,
        headers: {
          host: url.host,
          ...headers,
          ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
        },
      })
      request.once('timeout', () =>
        request.destroy(new Error(`${method} ${url.pathname}: no answer in 60 s`)),
      )
      request.once('error', (error: NodeJS.ErrnoException) => {
        if (request.reusedSocket && error.code === 'ECONNRESET' && !answered)
          resolve(this.ask(address, { method, headers, ...(body === undefined ? {} : { body }) }))
        else reject(new Error(`${method} ${url.pathname}: ${error.message}`))
      })
      request.once('response', (response) => {
        answered = true
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', reject)
        response.once('end', () => {
          const bytes = Buffer.concat(chunks)
          resolve(new Answer(response.statusCode ?? 0, response.headers, bytes, performance.now() - began))
        })
      })
      request.end(body)
    })
  }

  close(): void {
    this.#agent.destroy()
    this.#tlsAgent.destroy()
  }
}
