import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { consolePage, labPage, landingPage, siteSettings } from '@wiring/content/queries'
import { querySnapshot } from '@wiring/content/snapshot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { View } from './read-content.ts'

const phase = vi.hoisted(() => ({ building: true, draft: false, host: '' }))
/** One list for each answer. */
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
vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: phase.draft }) }))
/** React's `cache` during one rendering: each function is called once. */
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
    get SANITY_API_HOST() {
      return phase.host
    },
  },
  get building() {
    return phase.building
  },
}))

const published: View = { perspective: 'published', stega: false }
const drafts: View = { perspective: 'drafts', stega: true }
const pages = [landingPage, consolePage, labPage, siteSettings]

let lake: Server
let requests = 0

/** Stands in for the content lake, and counts its questions. */
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

beforeEach(() => {
  Object.assign(phase, { building: true, draft: false })
})
afterEach(async () => {
  vi.restoreAllMocks()
  lake.closeAllConnections()
  await new Promise((resolve) => lake.close(resolve))
})

const says = (status: number, type: string, body: string): RequestListener => {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(body)
  }
}
const broken: [string, RequestListener, 'silent' | 'talking'][] = [
  ['hangs', () => undefined, 'silent'],
  ['hangs up', (request) => request.socket.destroy(), 'silent'],
  ['answers 500', says(500, 'application/json', '{"error":"Internal error"}'), 'talking'],
  ['answers in HTML', says(200, 'text/html', '<h1>Down for maintenance</h1>'), 'talking'],
  ['has lost the pages', says(200, 'application/json', '{"result":null}'), 'talking'],
  ['has an older schema', says(200, 'application/json', '{"result":{"_type":"page"}}'), 'talking'],
]

describe.each(broken)('while the lake %s', (_, answer, kind) => {
  test('a build shows the bundled snapshot, under the tags that a publish refreshes, and says so', async () => {
    await startLake(answer)
    cachedTags.length = 0
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { readContent } = await import('./read-content.ts')
    for (const page of pages)
      expect(await readContent(page, published)).toEqual(await querySnapshot(page.query))
    expect(cachedTags).toEqual(pages.map(({ tags }) => [...new Set(tags)].map((tag) => `sanity:${tag}`)))
    expect(warn.mock.calls).toEqual([[expect.stringContaining('this build shows the bundled snapshot')]])
    expect(requests, 'a silent lake is waited for once').toBe(kind === 'silent' ? 1 : pages.length)
  })

  test('a running site keeps the page it has', async () => {
    await startLake(answer)
    phase.building = false
    const { readContent } = await import('./read-content.ts')
    await expect(readContent(labPage, published)).rejects.toThrow()
  })

  test('a page with drafts shows the last good content, and waits for a silent lake only once', async () => {
    await startLake(answer)
    Object.assign(phase, { building: false, draft: true })
    const { readContent } = await import('./read-content.ts')
    for (const page of [...pages, ...pages])
      expect(await readContent(page, drafts)).toEqual(await querySnapshot(page.query))
    expect(requests).toBe(kind === 'silent' ? 1 : 2 * pages.length)
  })
})
