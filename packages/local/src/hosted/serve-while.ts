import { createAdaptorServer } from '@hono/node-server'

/** On a port of its own, for as long as `work` takes. */
export async function serveWhile<Result>(
  answer: (request: Request) => Promise<Response> | Response,
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  const server = createAdaptorServer({ fetch: answer })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  try {
    return await work(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
  } finally {
    server.close()
    if ('closeAllConnections' in server) server.closeAllConnections()
  }
}
