import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { siteSettings } from '@wiring/content/documents/site-settings/site-settings.query.ts'
import { consolePage, labPage, landingPage } from '@wiring/content/generated/pages.query.ts'
import { querySeed } from '@wiring/content/query-seed'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ContentView } from './read-content.ts'

const phase = vi.hoisted(() => ({ building: true, withoutLake: false, draft: false, host: '', route: '/' }))
const cachedTags = vi.hoisted((): string[][] => [])
vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({
  unstable_cache:
    (read: () => unknown, _key: string[], { tags }: { tags: string[] }) =>
    () => {
      cachedTags.push(tags)
      return read()
    },
}))
vi.mock('next/dist/server/app-render/work-async-storage.external', () => ({
  workAsyncStorage: { getStore: () => ({ route: phase.route }) },
}))
vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: phase.draft }) }))
/** React's `cache` during one render. */
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  cache: <Value>(make: () => Value) => {
    let made: { value: Value } | undefined
    return () => {
      made ??= { value: make() }
      return made.value
    }
  },
}))
vi.mock('../env.ts', () => ({
  env: {
    NEXT_PUBLIC_SANITY_PROJECT_ID: 'local',
    NEXT_PUBLIC_SANITY_DATASET: 'production',
    NEXT_PUBLIC_SANITY_STUDIO_URL: 'http://studio.test',
    SANITY_READ_TOKEN: 'token',
    get NEXT_DIST_DIR() {
      return relative(process.cwd(), buildFolder)
    },
    get BUILD_WITHOUT_LAKE() {
      return phase.withoutLake ? 'yes' : undefined
    },
    get SANITY_API_HOST() {
      return phase.host
    },
  },
  get building() {
    return phase.building
  },
}))

const published: ContentView = { perspective: 'published', stega: false }
const drafts: ContentView = { perspective: 'drafts', stega: true }
const pages = [landingPage, consolePage, labPage, siteSettings]

let lake: Server
let requests = 0

async function startLake(answer: RequestListener): Promise<void> {
  requests = 0
  lake = createServer((request, response) => {
    requests += 1
    answer(request, response)
  })
  await new Promise<void>((resolve) => lake.listen(0, '127.0.0.1', resolve))
  phase.host = `http://127.0.0.1:${(lake.address() as AddressInfo).port}`
  vi.resetModules()
}

const buildFolder = mkdtempSync(join(tmpdir(), 'build-'))

beforeEach(() => {
  Object.assign(phase, { building: true, withoutLake: false, draft: false, route: '/' })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await stopLake()
  rmSync(buildFolder, { recursive: true, force: true })
})

async function stopLake(): Promise<void> {
  lake.closeAllConnections()
  await new Promise((resolve) => lake.close(resolve))
}

const respond = (status: number, type: string, body: string): RequestListener => {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(body)
  }
}
const broken: [string, RequestListener, 'unreachable' | 'reachable'][] = [
  ['hangs', () => undefined, 'unreachable'],
  ['hangs up', (request) => request.socket.destroy(), 'unreachable'],
  ['answers 500', respond(500, 'application/json', '{"error":"Internal error"}'), 'reachable'],
  ['answers in HTML', respond(200, 'text/html', '<h1>Down for maintenance</h1>'), 'reachable'],
  ['has lost the pages', respond(200, 'application/json', '{"result":null}'), 'reachable'],
  ['has an older schema', respond(200, 'application/json', '{"result":{"_type":"page"}}'), 'reachable'],
]

describe.each(broken)('while the lake %s', (_, answer, kind) => {
  test('a build that may do without it takes the bundled content, with the tags of the query', async () => {
    await startLake(answer)
    cachedTags.length = 0
    phase.withoutLake = true
    const { readContent } = await import('./read-content.ts')
    for (const page of pages) expect(await readContent(page, published)).toEqual(await querySeed(page.query))
    expect(cachedTags).toEqual(pages.map(({ tags }) => [...new Set(tags)].map((tag) => `sanity:${tag}`)))
    expect(requests).toBe(0)
  })

  test('a route that had an answer throws, so that Next keeps its page; one without a page takes the last', async () => {
    let isWell = true
    const good = respond(200, 'application/json', JSON.stringify({ result: await querySeed(labPage.query) }))
    await startLake((request, response) => (isWell ? good : answer)(request, response))
    phase.building = false
    const { readContent } = await import('./read-content.ts')
    await readContent(labPage, published)
    isWell = false
    await expect(readContent(labPage, published)).rejects.toThrow()
    phase.route = '/first/visited/now'
    expect(await readContent(labPage, published)).toEqual(await querySeed(labPage.query))
  })

  test('a page with drafts shows the last good content, and waits for an unreachable lake only once', async () => {
    await startLake(answer)
    Object.assign(phase, { building: false, draft: true })
    const { readContent } = await import('./read-content.ts')
    for (const page of [...pages, ...pages])
      expect(await readContent(page, drafts)).toEqual(await querySeed(page.query))
    expect(requests).toBe(kind === 'unreachable' ? 1 : 2 * pages.length)
  })
})

const away: RequestListener = (request) => request.socket.destroy()

test('a build fails', async () => {
  await startLake(away)
  const { readContent } = await import('./read-content.ts')
  await expect(readContent(labPage, published)).rejects.toThrow()
})

test('a site that never had one shows what the build read', async () => {
  const read = { ...(await querySeed(labPage.query)), colophon: 'read by the build' }
  await startLake(respond(200, 'application/json', JSON.stringify({ result: read })))
  await (await import('./read-content.ts')).readContent(labPage, published)
  await stopLake()
  await startLake(away)
  phase.building = false
  const { readContent } = await import('./read-content.ts')
  expect(await readContent(labPage, published)).toEqual(read)
  expect(await readContent(consolePage, published)).toEqual(await querySeed(consolePage.query))
})
