import { createServer, Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { guardServer } from './guard-server.ts'

const { emit } = Server.prototype
afterEach(() => {
  Server.prototype.emit = emit
})

test('a prototype wrapped later still sees the requests', async () => {
  const server = createServer((_, response) => response.end())
  guardServer(server, { hosts: [], origins: [] })
  const seen: string[] = []
  Server.prototype.emit = function (this: Server, event: string, ...values: unknown[]) {
    seen.push(event)
    return Reflect.apply(emit, this, [event, ...values])
  } as typeof emit
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
  server.closeAllConnections()
  server.close()
  expect(seen).toContain('request')
})
