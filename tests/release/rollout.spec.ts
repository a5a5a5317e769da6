import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { Agent, get } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { connect } from 'node:tls'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { repositoryRoot } from '@wiring/local/settings'
import { freePort } from '@wiring/local/testing/free-port'
import { nginx, startFrontDoor } from './front-door.ts'
import { smallRelease, systemctl } from './small-release.ts'

const written = [3000, 3010, 3001, 3011, 3002, 3333, 8081, 443, 80]

let root: string
let ports: Record<number, number>
let stopDoor: () => Promise<void>

test.describe.configure({ mode: 'serial' })
test.skip(!existsSync(nginx) || process.getuid?.() !== 0, 'needs nginx (Debian: nginx-light) and root')

test.beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'rollout-'))
  chmodSync(root, 0o755)
  ports = Object.fromEntries(await Promise.all(written.map(async (port) => [port, await freePort()])))
  writeFileSync(join(root, 'systemctl'), systemctl(root), { mode: 0o755 })
  stopDoor = startFrontDoor({ root, ports })
})
test.afterAll(async () => {
  await stopDoor()
  for (const name of readdirSync(root).filter((file) => file.endsWith('.pid')))
    process.kill(Number(readFileSync(join(root, name), 'utf8')))
  rmSync(root, { recursive: true, force: true })
})

/** Exit code and what it said. */
async function tool(name: 'deploy' | 'rollback' | 'status', ...parameters: string[]) {
  const of = (app: string, port: number) => `${app}@${ports[port]}`
  const instances = [of('onboarding', 3001), of('onboarding', 3011), of('site', 3000), of('site', 3010)]
  const child = spawn(process.execPath, [join(repositoryRoot, `deploy/rollout/${name}.ts`), ...parameters], {
    env: {
      ...process.env,
      TRACEWORK_FOLDER: root,
      TRACEWORK_UNITS: [...instances, of('desk', 3002), of('studio', 3333)].join(' '),
      TRACEWORK_READY_SECONDS: '6',
      SYSTEMCTL: join(root, 'systemctl'),
      DATABASE_URL: '',
    },
  })
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await once(child, 'exit')
  return { code, said: (await said).join('') }
}

const agent = new Agent({ rejectUnauthorized: false, keepAlive: true, maxSockets: 20 })

/** `200 v1`, or why there was no answer. */
const ask = (path: string): Promise<string> =>
  new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port: ports[443], path, agent, headers: { host: 'localhost' } })
    request.on('response', async (answer) => resolve(`${answer.statusCode} ${await text(answer)}`))
    request.on('error', (error) => resolve(error.message))
  })

/** Asks without a pause while it runs; returns the answers, each once with its count. */
async function answersDuring(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  let over = false
  const visitor = async () => {
    while (!over) {
      const answer = await ask('/forms/any')
      counts[answer] = (counts[answer] ?? 0) + 1
    }
  }
  const visitors = Array.from({ length: 10 }, visitor)
  await work().finally(() => {
    over = true
  })
  await Promise.all(visitors)
  return counts
}

test('a release is deployed, another takes its place without a failed request, and rolls back', async () => {
  const first = await tool('deploy', smallRelease(root, 'v1'))
  expect(first.said).toContain('v1 serves.')
  expect(await ask('/forms/any')).toBe('200 v1')

  const second = smallRelease(root, 'v2')
  const during = await answersDuring(async () => expect((await tool('deploy', second)).code).toBe(0))
  expect(Object.keys(during).toSorted()).toEqual(['200 v1', '200 v2'])
  console.log(`during the roll-out: ${JSON.stringify(during)}`)
  expect(await ask('/_next/static/chunks/v1.js')).toBe('200 /* v1 */')
  expect(await ask('/_next/static/chunks/v2.js')).toBe('200 /* v2 */')

  const status = await tool('status')
  expect(status.code).toBe(0)
  expect(status.said).toContain('Release v2, before it v1')

  const startedAt = Date.now()
  const back = await tool('rollback')
  expect(back.said).toContain('v1 serves.')
  expect(Date.now() - startedAt).toBeLessThan(30_000)
  expect(await ask('/forms/any')).toBe('200 v1')
  expect(await ask('/_next/static/chunks/v2.js')).toBe('200 /* v2 */')
})

test('a script goes out as the brotli that lies beside it, to who takes it', async () => {
  const script = (headers: Record<string, string>) =>
    new Promise<IncomingMessage & { body: Buffer }>((resolve, reject) => {
      const path = '/_next/static/chunks/v2.js'
      const sent = { host: 'localhost', ...headers }
      const request = get({ host: '127.0.0.1', port: ports[443], path, agent, headers: sent })
      request.on('response', (answer) =>
        buffer(answer).then((body) => resolve(Object.assign(answer, { body })), reject),
      )
      request.on('error', reject)
    })
  const stored = await script({ 'accept-encoding': 'gzip, br' })
  expect(brotliDecompressSync(stored.body).toString()).toBe('/* v2 */')
  expect(stored.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
  const part = await script({ 'accept-encoding': 'gzip, br', range: 'bytes=0-3' })
  expect([part.statusCode, part.body.equals(stored.body.subarray(0, 4))]).toEqual([206, true])
  const unchanged = await script({
    'accept-encoding': 'gzip, br',
    'if-none-match': stored.headers.etag ?? '',
  })
  expect(unchanged.statusCode).toBe(304)
  for (const encoding of ['', 'gzip', 'gzip, br;q=0'])
    expect((await script({ 'accept-encoding': encoding })).body.toString()).toBe('/* v2 */')
})

test('browsers get all over one connection', async () => {
  const protocols = { ALPNProtocols: ['h2', 'http/1.1'], rejectUnauthorized: false }
  const socket = connect({ host: '127.0.0.1', port: ports[443], servername: 'localhost', ...protocols })
  await once(socket, 'secureConnect')
  expect(socket.alpnProtocol).toBe('h2')
  socket.destroy()
})

test('a release that is not well never takes over', async () => {
  test.setTimeout(180_000)
  const ill = smallRelease(root, 'ill', false)
  const during = await answersDuring(async () => {
    const { code, said } = await tool('deploy', ill)
    expect(said).toContain('ill is not well; v1 serves as before')
    expect(code).toBe(1)
  })
  expect(Object.keys(during)).toEqual(['200 v1'])
  expect((await tool('status')).said).toContain('Release v1, before it v2')
})

test('five releases are kept, with their static files', async () => {
  for (const id of ['v3', 'v4', 'v5', 'v6'])
    expect((await tool('deploy', smallRelease(root, id))).code).toBe(0)
  expect(readdirSync(join(root, 'releases')).toSorted()).toEqual(['v1', 'v3', 'v4', 'v5', 'v6'])
  expect(await ask('/_next/static/chunks/v1.js')).toBe('200 /* v1 */')
  expect(existsSync(join(root, 'static/site/_next/static/chunks/v2.js'))).toBe(false)
  expect(readdirSync(root).filter((name) => name.startsWith('static-'))).toHaveLength(1)
})

test('while the database is down there is a way back, and the processes that are ill anyway are named', async () => {
  writeFileSync(join(root, 'outage'), '')
  const { code, said } = await tool('rollback')
  rmSync(join(root, 'outage'))
  expect(said).toMatch(/tracework-site@\d+ says 503, as before, after/)
  expect(code).toBe(0)
  expect(await ask('/forms/any')).toBe('200 v5')
})

test('of two at once one is refused, and changes nothing', async () => {
  const [one, other] = await Promise.all([tool('rollback', 'v6'), tool('rollback', 'v4')])
  expect([one.code, other.code].toSorted()).toEqual([0, 75])
  const refused = one.code === 0 ? other : one
  expect(refused.said).toBe('Another deploy, rollback or rotate is under way. Try again when it has ended.\n')
  expect(await ask('/forms/any')).toBe(one.code === 0 ? '200 v6' : '200 v4')
})
