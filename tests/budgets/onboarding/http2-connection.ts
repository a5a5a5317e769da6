import { type ClientHttp2Session, type ClientHttp2Stream, connect, constants } from 'node:http2'
import { connect as connectTcp } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { Answer, type Asked, Unanswered } from './answer.ts'

interface Kept {
  session: ClientHttp2Session
  /** Of a new connection that fails, a browser tells its visitor. */
  hasAnswered: boolean
}

/** One connection with TLS for all requests at once, as a browser has it to an origin. */
export class Http2Connection {
  readonly #from: string
  #kept: Kept | undefined

  constructor(from: string) {
    this.#from = from
  }

  ask(url: URL, { method = 'GET', headers = {}, body }: Asked, timeoutMs: number): Promise<Answer> {
    const kept = this.#open(url)
    const began = performance.now()
    return new Promise((resolve, reject) => {
      const stream: ClientHttp2Stream = kept.session.request({
        ':method': method,
        ':scheme': 'https',
        ':authority': url.host,
        ':path': `${url.pathname}${url.search}`,
        ...headers,
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
      })
      let status = 0
      let answer: Record<string, string | string[] | undefined> = {}
      const chunks: Buffer[] = []
      const fail = (error: Error) => {
        const refused = stream.rstCode === constants.NGHTTP2_REFUSED_STREAM
        const mayRepeat = status === 0 && (kept.hasAnswered || refused)
        const what = `${method} ${url.pathname}: ${error.message}`
        reject(mayRepeat ? new Unanswered(what) : new Error(what))
      }
      stream.setTimeout(timeoutMs, () => {
        reject(new Error(`${method} ${url.pathname}: no answer in ${timeoutMs / 1_000} s`))
        stream.close(constants.NGHTTP2_CANCEL)
      })
      stream.once('response', ({ ':status': code = 0, ...rest }) => {
        status = code
        answer = rest
        kept.hasAnswered = true
      })
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.once('error', fail)
      stream.once('close', () => {
        if (status === 0 || !stream.readableEnded)
          return fail(new Error(`the connection was closed (${stream.rstCode})`))
        resolve(new Answer(status, answer, Buffer.concat(chunks), performance.now() - began))
      })
      stream.end(body)
    })
  }

  close(): void {
    this.#kept?.session.destroy()
    this.#kept = undefined
  }

  #open(url: URL): Kept {
    const known = this.#kept
    if (known !== undefined && !known.session.closed && !known.session.destroyed) return known
    const session = connect(url.origin, {
      createConnection: () =>
        connectTls({
          socket: connectTcp({ host: '127.0.0.1', port: Number(url.port), localAddress: this.#from }),
          servername: 'localhost',
          ALPNProtocols: ['h2'],
          // The certificate is one of this hour.
          rejectUnauthorized: false,
        }),
    })
    // Each stream has its own.
    session.on('error', () => {})
    const kept = { session, hasAnswered: false }
    this.#kept = kept
    return kept
  }
}
