import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ports } from '../settings.ts'
import { warmPages } from './warm-pages.ts'

let server: Server
let port: number
const asked: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(request.url?.startsWith('/wiring/') ? 500 : 200).end('page')
  }).listen(0)
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())

test('asks for the first pages and only warns of one that fails', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await warmPages({ ...ports(), site: port, onboarding: port, desk: port })
  expect(asked.toSorted()).toEqual(['/', '/', expect.stringMatching(/^\/wiring\/.{36}$/)])
  expect(warned.mock.calls.flat()).toEqual([expect.stringMatching(/the wizard is not compiled yet .*500/)])
  warned.mockRestore()
})
