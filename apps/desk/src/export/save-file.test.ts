import { afterEach, expect, test, vi } from 'vitest'
import { saveFile } from './save-file.ts'

afterEach(() => vi.unstubAllGlobals())

const answer = (response: Response | Error) =>
  vi.stubGlobal('fetch', async () => {
    if (response instanceof Error) throw response
    return response
  })

test('a file that fails, at once or on its way, leaves the page and saves nothing', async () => {
  const links: unknown[] = []
  vi.stubGlobal('document', { createElement: () => links.push('link') })
  answer(new Response('no', { status: 503 }))
  expect(await saveFile('/api/export/1')).toBe('failed')
  answer(new TypeError('offline'))
  expect(await saveFile('/api/export/1')).toBe('failed')
  const broken = new ReadableStream({
    pull: (controller) => controller.error(new Error('The export ended early.')),
  })
  answer(new Response(broken))
  expect(await saveFile('/api/export/1')).toBe('failed')
  answer(new Response('Please export again.', { status: 403 }))
  expect(await saveFile('/api/export/1')).toBe('signed_out')
  expect(links).toEqual([])
})

test('a whole file is saved under the name that the server gave', async () => {
  const link = { click: vi.fn(), download: '' }
  vi.stubGlobal('document', { createElement: () => link })
  answer(new Response('a,b', { headers: { 'content-disposition': 'attachment; filename="sessions.csv"' } }))
  expect(await saveFile('/api/export/1')).toBe('saved')
  expect([link.download, link.click.mock.calls.length]).toEqual(['sessions.csv', 1])
})
