import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshSite } from './refresh-site.ts'

const servers: Server[] = []
const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})

beforeEach(() => {
  warned.mockClear()
})
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

async function site(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a refresh that never responds is a warning that says what repairs it', async () => {
  const address = await site(() => {})
  await expect(refreshSite(address, 'a secret', 300)).resolves.toBeUndefined()
  expect(warned).toHaveBeenCalledOnce()
  expect(warned.mock.calls[0]?.[0]).toMatch(
    /did not finish its refresh within 0.3 s.* its clock refreshes it/,
  )
})

test('a refresh that takes longer than the wait is a warning as well', async () => {
  // It answers once nobody waits any more.
  const address = await site(
    (request, response) => void request.socket.once('close', () => response.end('{}')),
  )
  await expect(refreshSite(address, 'a secret', 300)).resolves.toBeUndefined()
  expect(warned).toHaveBeenCalledOnce()
})

test('a site that refuses, cuts the connection or is away is a warning', async () => {
  const refusing = await site((_, response) => void response.writeHead(500).end())
  const cutting = await site((request) => void request.socket.destroy())
  await expect(refreshSite(refusing, 'a secret')).resolves.toBeUndefined()
  await expect(refreshSite(cutting, 'a secret')).resolves.toBeUndefined()
  await expect(refreshSite('http://127.0.0.1:1', 'a secret')).resolves.toBeUndefined()
  expect(warned).toHaveBeenCalledTimes(3)
})

test('a successful refresh is no warning', async () => {
  await refreshSite(await site((_, response) => void response.end('{}')), 'a secret')
  expect(warned).not.toHaveBeenCalled()
})
