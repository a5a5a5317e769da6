import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startContentLake } from '../start-content-lake.ts'
import { startTestLake, testToken } from '../testing/start-test-lake.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lake-reconnect-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a client of live events receives missed changes after a restart of the lake', async () => {
  const first = await startTestLake({ folder })
  const { port } = first.lake

  const events: { type: string }[] = []
  const failures: unknown[] = []
  const stream = first.anonymous.live
    .events()
    .subscribe({ next: (event) => events.push(event), error: (error) => failures.push(error) })
  await vi.waitFor(() => expect(events[0]?.type).toBe('welcome'), 10_000)
  await first.lake.close()
  const missing = await startContentLake({ folder, port: 0, token: testToken, studioOrigins: [] })
  const elsewhere = first.client.withConfig({ apiHost: `http://127.0.0.1:${missing.port}` })
  await elsewhere.create({ _id: 'missed', _type: 'page' })
  await missing.close()
  const second = await startContentLake({ folder, port, token: testToken, studioOrigins: [] })
  try {
    await vi.waitFor(() => expect(events.map(({ type }) => type)).toContain('message'), 20_000)
    expect(failures).toEqual([])
  } finally {
    stream.unsubscribe()
    await second.close()
  }
})
