import { request as httpRequest } from 'node:http'

interface Ask {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** Sends headers that `fetch` forbids (`host`, `origin`). */
export function rawRequester(url: string) {
  return (path: string, { method = 'GET', headers = {}, body }: Ask = {}) =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
      const request = httpRequest(`${url}${path}`, { method, headers }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk
        })
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
        )
      })
      request.on('error', reject)
      request.end(body)
    })
}
