import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Dated } from './due-types.ts'

const settings = vi.hoisted(() => ({ SITE_URL: '', PORT: '', SANITY_API_HOST: '' }))
vi.mock('../env.ts', () => ({
  env: Object.assign(settings, {
    NEXT_PUBLIC_SANITY_PROJECT_ID: 'local',
    NEXT_PUBLIC_SANITY_DATASET: 'production',
    SANITY_WEBHOOK_SECRET: 'a-secret-of-the-tests',
    SANITY_WRITE_TOKEN: 'token',
  }),
}))

/** Between two checks, in ms. */
const interval = 200
const servers: Server[] = []
let documents: Dated[]
let lakeIsAway: boolean
/** While pending, the lake has read its documents and not yet answered. */
let slowAnswer: Promise<void> | undefined
let questions: number
/** The types of the webhooks, in order. */
let told: string[]
/** At the public address, which a load balancer may pass to any instance. */
let elsewhere: string[]

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeEach(async () => {
  vi.resetModules()
  documents = [{ _type: 'offering', _updatedAt: '2026-01-01T00:00:00Z' }]
  lakeIsAway = false
  slowAnswer = undefined
  questions = 0
  told = []
  elsewhere = []
  settings.SANITY_API_HOST = await serve(async (request, response) => {
    if (request.url?.includes('scheduledPublish')) return response.end('{"result":[]}')
    const result = JSON.stringify({ result: documents })
    questions += 1
    await slowAnswer
    response.writeHead(lakeIsAway ? 503 : 200, { 'content-type': 'application/json' })
    response.end(result)
  })
  const own = await serve(async (request, response) => {
    told.push(JSON.parse(await text(request))._type)
    response.end('{}')
  })
  settings.PORT = new URL(own).port
  settings.SITE_URL = await serve(async (request, response) => {
    elsewhere.push(JSON.parse(await text(request))._type)
    response.end('{}')
  })
})
afterEach(async () => {
  const gone = servers.splice(0).map((server) => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  await Promise.all(gone)
})

const looks = (count: number) => new Promise((resolve) => setTimeout(resolve, count * interval))
const start = async () => {
  const clock = await import('./clock.ts')
  clock.startClock(interval)
  return clock
}

test('what was published before the start is shown soon after it, once', async () => {
  await start()
  await vi.waitFor(() => expect(told).toEqual(['*']))
  await looks(4)
  expect(told).toEqual(['*'])
  expect(elsewhere).toEqual([])
})

test('a lake that is away at the start delays that until it is back', async () => {
  lakeIsAway = true
  await start()
  await looks(4)
  expect(told).toEqual([])
  lakeIsAway = false
  await vi.waitFor(() => expect(told).toEqual(['*']))
})

test('a stack that has had every page made again is not asked to do so twice', async () => {
  const { wakeClock } = await start()
  wakeClock('*')
  await looks(8)
  expect(told).toEqual([])
})

test('a publish whose webhook was lost is found at the next look; one that was told is not', async () => {
  const { wakeClock } = await start()
  wakeClock('*')
  await looks(8)
  documents = [{ _type: 'offering', _updatedAt: '2026-01-02T00:00:00Z' }]
  await vi.waitFor(() => expect(told).toEqual(['offering']))
  documents = [{ _type: 'offering', _updatedAt: '2026-01-03T00:00:00Z' }]
  wakeClock('offering')
  await looks(8)
  expect(told).toEqual(['offering'])
})

test('a publish that was told during a look is not made again by the next one', async () => {
  const { wakeClock } = await start()
  wakeClock('*')
  await looks(8)
  const { promise, resolve: answerNow } = Promise.withResolvers<void>()
  slowAnswer = promise
  const before = questions
  await vi.waitFor(() => expect(questions).toBeGreaterThan(before))
  documents = [{ _type: 'offering', _updatedAt: '2026-01-02T00:00:00Z' }]
  wakeClock('offering')
  answerNow()
  await looks(8)
  expect(told).toEqual([])
  documents = [{ _type: 'offering', _updatedAt: '2026-01-03T00:00:00Z' }]
  await vi.waitFor(() => expect(told, 'a later one that was lost').toEqual(['offering']))
})
