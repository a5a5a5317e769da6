import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { localLakeClient } from '@wiring/deploy/lake-target'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../supabase/testing/free-port.ts'
import { startProcess } from '../supabase/testing/local-stack.ts'

const writers = 8
const documentsPerTransaction = 3

let folder: string
let environment: Record<string, string>
let url: string
let running: ChildProcess | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lake-kill-'))
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  environment = { WIRING_DATA: folder, PORT_CONTENT_LAKE: String(port) }
})
afterAll(async () => {
  running?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

async function start(): Promise<SanityClient> {
  running = await startProcess('content-lake/main.ts', environment, [])
  const { contentLakeToken } = JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8'))
  return localLakeClient(url, contentLakeToken).withConfig({ perspective: 'raw', maxRetries: 0 })
}

async function kill(): Promise<void> {
  const child = running
  if (!child) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

async function writeUntilDead(client: SanityClient, writer: string, acknowledged: string[]): Promise<void> {
  for (let n = 0; ; n++) {
    const group = `${writer}-${n}`
    const mutations = Array.from({ length: documentsPerTransaction }, (_, part) => ({
      create: { _id: `${group}-${part}`, _type: 'written', group, text: 'x'.repeat(500) },
    }))
    try {
      await client.mutate(mutations, { transactionId: group, returnDocuments: false })
      acknowledged.push(group)
    } catch {
      return
    }
  }
}

describe('kill -9 under write load', () => {
  test.each([1, 2, 3])(
    'loses no acknowledged transaction and leaves none half done (round %i)',
    async (round) => {
      const client = await start()
      const acknowledged: string[] = []
      const work = Array.from({ length: writers }, (_, n) =>
        writeUntilDead(client, `r${round}w${n}`, acknowledged),
      )
      const enough = expect.poll(() => acknowledged.length, { timeout: 90_000, interval: 10 })
      await enough.toBeGreaterThan(writers * round)
      await kill()
      await Promise.all(work)

      const after = await start()
      const found = await after.fetch<{ group: string; _rev: string }[]>('*[_type == "written"]{group, _rev}')
      const sizes = Map.groupBy(found, ({ group }) => group)
      expect(acknowledged.filter((group) => !sizes.has(group))).toEqual([])
      expect([...sizes].filter(([, documents]) => documents.length !== documentsPerTransaction)).toEqual([])
      expect(found.filter(({ group, _rev }) => group !== _rev)).toEqual([])
      const history = await after.request({
        url: `/data/history/production/documents/${acknowledged.at(-1)}-0`,
      })
      expect(history.documents).toHaveLength(1)
      await kill()
    },
  )

  test('refuses a second lake on the same folder with a sentence', async () => {
    await start()
    environment = { ...environment, PORT_CONTENT_LAKE: String(await freePort()) }
    await expect(start()).rejects.toThrow(/Another content lake is already running/)
    await kill()
  })
})
