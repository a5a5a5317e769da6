import { Agent, request as httpRequest } from 'node:http'
import { Answer, type Asked, Unanswered } from './answer.ts'
import { Http2Connection } from './http2-connection.ts'

export const asBrowser = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** What a page of this site has a browser load at once. */
export const filesOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/ (?:src|href)="(\/(?:wiring-static\/)?_next\/static\/[^"]+)"/g)].map(
      ([, file = '']) => file,
    ),
  ),
]

const timeoutMs = 60_000
const closed = ['ECONNRESET', 'EPIPE']

/** A browser of its own: own loopback address, own connections. */
export class Visitor {
  readonly #agent: Agent
  readonly #secure: Http2Connection
  readonly #address: string

  constructor(address: string) {
    this.#address = address
    this.#agent = new Agent({ keepAlive: true, maxSockets: 6, localAddress: address })
    this.#secure = new Http2Connection(address)
  }

  /** Rejects after 60 s. Like a browser, repeats a request whose kept connection the server closed. */
  async ask(address: string, asked: Asked = {}): Promise<Answer> {
    const url = new URL(address)
    for (let left = 2; ; left -= 1) {
      try {
        if (url.protocol === 'https:') return await this.#secure.ask(url, asked, timeoutMs)
        return await this.#askPlain(url, asked)
      } catch (error) {
        if (left === 0 || !(error instanceof Unanswered)) throw error
      }
    }
  }

  close(): void {
    this.#agent.destroy()
    this.#secure.close()
  }

  #askPlain(url: URL, { method = 'GET', headers = {}, body }: Asked): Promise<Answer> {
    const began = performance.now()
    return new Promise((resolve, reject) => {
      const request = httpRequest({
        host: '127.0.0.1',
        port: url.port,
        path: `${url.pathname}${url.search}`,
        method,
        agent: this.#agent,
        localAddress: this.#address,
        timeout: timeoutMs,
        headers: {
          host: url.host,
          ...headers,
          ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
        },
      })
      let answered = false
      request.once('timeout', () => request.destroy(new Error(`no answer in ${timeoutMs / 1_000} s`)))
      request.once('error', (error: NodeJS.ErrnoException) => {
        const mayRepeat = request.reusedSocket && closed.includes(error.code ?? '') && !answered
        const what = `${method} ${url.pathname}: ${error.message}`
        reject(mayRepeat ? new Unanswered(what) : new Error(what))
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
}
