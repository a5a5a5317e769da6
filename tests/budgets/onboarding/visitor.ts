import { Agent, request as httpRequest } from 'node:http'

export interface Answer {
  status: number
  bytes: Buffer
  text: string
  milliseconds: number
}

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
}

/** A browser of its own: own loopback address, own connections. */
export class Visitor {
  readonly #agent: Agent
  readonly #address: string

  constructor(address: string) {
    this.#address = address
    this.#agent = new Agent({ keepAlive: true, maxSockets: 6, localAddress: address })
  }

  /** Rejects after 60 s. Like a browser, repeats a request whose kept connection the server closed. */
  ask(address: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> {
    const url = new URL(address)
    const began = performance.now()
    let answered = false
    return new Promise((resolve, reject) => {
      const request = httpRequest({
        host: '127.0.0.1',
        port: url.port,
        path: `${url.pathname}${url.search}`,
        method,
        agent: this.#agent,
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
          const milliseconds = performance.now() - began
          resolve({ status: response.statusCode ?? 0, bytes, text: bytes.toString('utf8'), milliseconds })
        })
      })
      request.end(body)
    })
  }

  close(): void {
    this.#agent.destroy()
  }
}
