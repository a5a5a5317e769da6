import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export async function startDelayingProxy(url: string, before: () => Promise<void>) {
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    await before()
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
    const answer = await fetch(url + request.url, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      body: body.length > 0 ? new Uint8Array(body) : null,
    })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: String((server.address() as AddressInfo).port),
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
