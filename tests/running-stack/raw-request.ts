import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'

export interface RawResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

interface Options {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** A loopback address: each counts as another visitor. */
  from?: string
}

/** Sends path and headers unchanged. A body shorter than its `content-length` keeps the request open. */
export function rawRequest(origin: string, path: string, options: Options = {}): Promise<RawResponse> {
  const { method = 'GET', headers = {}, body, from } = options
  return new Promise((resolve, reject) => {
    const request = httpRequest({
      host: '127.0.0.1',
      port: new URL(origin).port,
      path,
      method,
      headers: { host: new URL(origin).host, ...headers },
      agent: false,
      ...(from !== undefined && { localAddress: from }),
      signal: AbortSignal.timeout(20_000),
    })
    request.once('error', reject)
    request.once('upgrade', ({ headers }, socket) => {
      socket.destroy()
      resolve({ status: 101, headers, body: Buffer.alloc(0) })
    })
    request.once('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    if (Number(headers['content-length'] ?? 0) > (body?.length ?? 0)) request.write(body)
    else request.end(body)
  })
}
