import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SanityClient, SanityDocumentStub } from '@sanity/client'
import { startTestLake, testToken } from '@wiring/content-lake/testing/start-test-lake'
import { importSeed } from '../src/content-lake/import-seed.ts'

/** For a query over 5,000 documents with references, and for queries on the seed. */
const budgets = { queryMs: 100, queriesPerSecond: 200, webhookMs: 20 }

interface Line {
  what: string
  measured: string
  budget: string
  ok: boolean
}

async function withLake<T>(work: (client: SanityClient, url: string) => Promise<T>): Promise<T> {
  const { client, url, stop } = await startTestLake()
  try {
    return await work(client.withConfig({ perspective: 'published' }), url)
  } finally {
    await stop()
  }
}

async function fill(client: SanityClient, count: number): Promise<void> {
  const authors = count / 10
  const documents = Array.from({ length: count }, (_, n): SanityDocumentStub & { _id: string } =>
    n < authors
      ? { _id: `author${n}`, _type: 'author', name: `Author ${n}` }
      : {
          _id: `post${n}`,
          _type: 'post',
          title: `Post ${n}`,
          views: (n * 7919) % 1000,
          author: { _type: 'reference', _ref: `author${n % authors}` },
          body: [
            { _key: 'a', _type: 'block', children: [{ _key: 'b', _type: 'span', text: `Text of ${n}` }] },
          ],
        },
  )
  for (let at = 0; at < count; at += 500)
    await client.mutate(documents.slice(at, at + 500).map((document) => ({ create: document })))
}

/** Milliseconds. The round is a query parameter, so that every query differs. */
async function median(rounds: number, call: (round: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    await call(round)
    times.push(performance.now() - started)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN
}

async function rate(call: (n: number) => Promise<unknown>): Promise<number> {
  const started = performance.now()
  let calls = 0
  const caller = async () => {
    while (performance.now() - started < 2000) await call(calls++)
  }
  await Promise.all(Array.from({ length: 8 }, caller))
  return (calls / (performance.now() - started)) * 1000
}

async function measureSize(count: number, budget: number | undefined): Promise<Line[]> {
  return withLake(async (client) => {
    await fill(client, count)
    const join = '*[_type == "post" && views >= $low]{title, "author": author->name} | order(title)[0...50]'
    const all = '*[_type == "post" && views >= $low]{title, "author": author->{name}}'
    const line = (what: string, milliseconds: number): Line => ({
      what: `${what}, ${count} documents`,
      measured: `${milliseconds.toFixed(1)} ms`,
      budget: budget ? `≤ ${budget} ms` : '',
      ok: budget === undefined || milliseconds <= budget,
    })
    return [
      line('all posts with their authors', await median(15, (round) => client.fetch(all, { low: -round }))),
      line(
        'sorted list of 50 with authors',
        await median(15, (round) => client.fetch(join, { low: -round })),
      ),
      line(
        'edit (commit to disk)',
        await median(50, (n) =>
          client
            .patch(`post${count - 1}`)
            .set({ n })
            .commit(),
        ),
      ),
    ]
  })
}

async function measureSeed(): Promise<Line[]> {
  return withLake(async (client, url) => {
    await importSeed(url, testToken)
    const types = await client.fetch<string[]>('array::unique(*[]._type)')
    const query =
      '*[_type == $type && _id != $n]{..., "image": image.asset->{url, metadata}} | order(_id)[0...20]'
    const typeOf = (n: number) => types[n % types.length] ?? ''
    const fresh = await rate((n) => client.fetch(query, { type: typeOf(n), n: String(n) }))
    const repeated = await rate((n) => client.fetch(query, { type: typeOf(n), n: '' }))
    const line = (what: string, perSecond: number): Line => ({
      what,
      measured: `${Math.round(perSecond)} /s`,
      budget: `≥ ${budgets.queriesPerSecond} /s`,
      ok: perSecond >= budgets.queriesPerSecond,
    })
    return [
      line('queries on the seed, each a new one', fresh),
      line('queries on the seed, repeated', repeated),
    ]
  })
}

async function measureMemory(edits: number): Promise<Line> {
  return withLake(async (client) => {
    await fill(client, 100)
    for (let n = 0; n < edits; n++)
      await client
        .patch(`post${10 + (n % 90)}`)
        .set({ n, title: `Edit ${n}` })
        .commit({ visibility: 'async', returnDocuments: false })
    return {
      what: `memory of this process after ${edits.toLocaleString('en')} edits`,
      measured: `${Math.round(process.memoryUsage().rss / 2 ** 20)} MiB`,
      budget: '',
      ok: true,
    }
  })
}

/** From the answer to an edit until its webhook arrives. */
async function measureWebhook(): Promise<Line> {
  let arrived = () => {}
  const server = createServer((_request, response) => {
    response.end()
    arrived()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { client, stop } = await startTestLake({
    webhook: { url: `http://127.0.0.1:${port}`, secret: 'webhook-secret' },
  })
  const delays: number[] = []
  for (let n = 0; n < 30; n++) {
    const arrival = new Promise<number>((resolve) => {
      arrived = () => resolve(performance.now())
    })
    await client.createOrReplace({ _id: 'page', _type: 'page', n })
    const answered = performance.now()
    delays.push(Math.max(0, (await arrival) - answered))
  }
  await stop()
  server.close()
  const delay = delays.toSorted((a, b) => a - b)[15] ?? Number.NaN
  return {
    what: 'webhook after an edit',
    measured: `${delay.toFixed(1)} ms`,
    budget: `≤ ${budgets.webhookMs} ms`,
    ok: delay <= budgets.webhookMs,
  }
}

const lines = [
  await measureMemory(10_000),
  ...(await measureSize(100, undefined)),
  ...(await measureSize(1000, undefined)),
  ...(await measureSize(5000, budgets.queryMs)),
  ...(await measureSize(10_000, undefined)),
  ...(await measureSeed()),
  await measureWebhook(),
]
console.table(lines.map(({ ok, ...line }) => ({ ...line, '': ok ? 'ok' : 'TOO SLOW' })))
process.exitCode = lines.every(({ ok }) => ok) ? 0 : 1
