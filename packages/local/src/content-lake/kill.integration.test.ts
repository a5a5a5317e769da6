import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localLakeClient } from '../content-transfer/lake-target.ts'

const entry = fileURLToPath(new URL('./main.ts', import.meta.url))
const writers = 8
const documentsPerTransaction = 3

let folder: string
let environment: NodeJS.ProcessEnv
let url: string
let running: ChildProcess | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lake-kill-'))
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  environment = { ...process.env, WIRING_DATA: folder, PORT_CONTENT_LAKE: String(port) }
})
afterAll(async () => {
  running?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Resolves at `ready`; throws with the output when it exits before. */
async function start(): Promise<SanityClient> {
  const child = spawn(process.execPath, [entry], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  running = child
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk
      if (/^ready$/m.test(said)) resolve()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', (code) => reject(new Error(`the lake ended with ${code}: ${said}`)))
  })
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

/** Returns the acknowledged transactions. */
async function writeUntilDead(client: SanityClient, writer: string): Promise<string[]> {
  const acknowledged: string[] = []
  for (let n = 0; ; n++) {
    const group = `${writer}-${n}`
    const mutations = Array.from({ length: documentsPerTransaction }, (_, part) => ({
      create: { _id: `${group}-${part}`, _type: 'written', group, text: 'x'.repeat(500) },
    }))
    try {
      await client.mutate(mutations, { transactionId: group, returnDocuments: false })
      acknowledged.push(group)
    } catch {
      return acknowledged
    }
  }
}

describe('kill -9 under write load', () => {
  it.each([1, 2, 3])(
    'loses no acknowledged transaction and leaves none half done (round %i)',
    async (round) => {
      const client = await start()
      const work = Array.from({ length: writers }, (_, n) => writeUntilDead(client, `r${round}w${n}`))
      await new Promise((resolve) => setTimeout(resolve, 400 + round * 150))
      await kill()
      const acknowledged = (await Promise.all(work)).flat()
      expect(acknowledged.length).toBeGreaterThan(writers)

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

  it('keeps a second lake off the same folder, with a sentence', async () => {
    await start()
    const first = running
    environment = { ...environment, PORT_CONTENT_LAKE: String(await freePort()) }
    await expect(start()).rejects.toThrow(/Another content lake is already running/)
    running = first
    await kill()
  })
})
