import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { Agent, get } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { freePort } from '@wiring/local/testing/free-port'
import { listen } from '../running-stack/listen.ts'
import { publicPaths } from '../site/public-pages.ts'
import { nginx, startFrontDoor } from './front-door.ts'

const agent = new Agent({ rejectUnauthorized: false, keepAlive: true })

let root: string
let instances: Record<string, Server>
let door: number
let stopDoor: () => Promise<void>

test.skip(!existsSync(nginx) || process.getuid?.() !== 0, 'needs nginx (Debian: nginx-light) and root')

test.beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'front-door-'))
  door = await freePort()
  const plain = await freePort()
  const inner = await freePort()
  instances = Object.fromEntries(
    ['one', 'other'].map((name) => [name, createServer((_, response) => response.end(name))]),
  )
  await Promise.all(Object.values(instances).map((server) => listen(server)))
  const [one = 0, other = 0] = Object.values(instances).map(
    (server) => (server.address() as AddressInfo).port,
  )
  stopDoor = startFrontDoor({ root, ports: { 3000: one, 3010: other, 443: door, 80: plain, 8081: inner } })
})
test.afterAll(async () => {
  await stopDoor()
  for (const server of Object.values(instances)) server.close()
  agent.destroy()
  rmSync(root, { recursive: true, force: true })
})

/** As an editor, whom the cache passes by. */
const askedOf = (path: string): Promise<string> =>
  new Promise((resolve) => {
    const headers = { host: 'localhost', cookie: '__prerender_bypass=any' }
    const request = get({ host: '127.0.0.1', port: door, path, agent, headers })
    request.on('response', async (answer) => resolve(await text(answer)))
    request.on('error', (error) => resolve(error.message))
  })

test('a page comes from one instance while that lives, and from the other one when it does not', async () => {
  await expect.poll(() => askedOf('/')).toMatch(/^(one|other)$/)
  const ofPages: Record<string, string> = {}
  for (const path of publicPaths) {
    ofPages[path] = await askedOf(path)
    for (let again = 0; again < 10; again += 1) expect(await askedOf(path)).toBe(ofPages[path])
  }
  const gone = ofPages['/'] ?? ''
  instances[gone]?.closeAllConnections()
  instances[gone]?.close()
  const left = gone === 'one' ? 'other' : 'one'
  for (const path of publicPaths) expect(await askedOf(path)).toBe(left)
})
