import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { Agent, request as ask } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { freePort } from '@wiring/local/testing/free-port'
import { tryTheMoment } from '@wiring/local/testing/pauses'
import { listen } from '../running-stack/listen.ts'
import { publicPaths } from '../site/public-pages.ts'
import { nginx, startFrontDoor } from './front-door.ts'

const agent = new Agent({ rejectUnauthorized: false, keepAlive: true })

let root: string
let instances: Record<string, Server>
let door: number
let stopDoor: () => Promise<void>
/** So many more requests of a form end with their instance. */
let endsWithIt = 0
/** Of a page, since the last publish. */
let words = ''

test.skip(!existsSync(nginx) || process.getuid?.() !== 0, 'needs nginx (Debian: nginx-light) and root')

test.beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'front-door-'))
  door = await freePort()
  const plain = await freePort()
  const inner = await freePort()
  instances = Object.fromEntries(['one', 'other'].map((name) => [name, createServer(answerAs(name))]))
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

function answerAs(name: string): RequestListener {
  return async (request, response) => {
    const sent = await text(request)
    if (request.method === 'POST') endsWithIt -= 1
    if (request.method === 'POST' && endsWithIt >= 0) request.socket.destroy()
    else response.end(name + sent + words)
  }
}

/** As an editor, whom the cache passes by, unless by another cookie. */
const askedOf = (path: string, sent?: string, cookie = '__prerender_bypass=any'): Promise<string> =>
  new Promise((resolve) => {
    const headers = { host: 'localhost', cookie }
    const method = sent === undefined ? 'GET' : 'POST'
    const request = ask({ host: '127.0.0.1', port: door, path, agent, headers, method })
    request.on('response', async (answer) => resolve(await text(answer)))
    request.on('error', (error) => resolve(error.message))
    request.end(sent)
  })

test('what an applicant sends goes to the other instance where one ends with it', async () => {
  await expect.poll(() => askedOf('/')).toMatch(/^(one|other)$/)
  for (const path of [
    '/forms/update',
    '/forms/signup',
    '/forms/answers',
    '/forms/upload/wiring-images/a/b.jpg',
  ]) {
    endsWithIt = 1
    expect(await askedOf(path, ' keeps this')).toMatch(/^(one|other) keeps this$/)
  }
})

test('what may not arrive twice is not sent twice', async () => {
  endsWithIt = 1
  expect(await askedOf('/forms/link', ' once')).toContain('502 Bad Gateway')
})

test('the first visitor after a publish gets it, however long nobody came', async () => {
  words = ' before it'
  await expect.poll(() => askedOf('/', undefined, '')).toMatch(/ before it$/)
  words = ' after it'
  // Kept for a second, as nginx counts them: until the next one but one begins.
  await tryTheMoment(2_200)
  expect(await askedOf('/', undefined, '')).toMatch(/ after it$/)
  words = ''
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
