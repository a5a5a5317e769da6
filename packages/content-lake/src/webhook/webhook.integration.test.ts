import { createServer, type Server } from 'node:http'
import { isValidSignature } from '@sanity/webhook'
import { afterEach, describe, expect, test } from 'vitest'
import { startTestLake } from '../testing/start-test-lake.ts'

interface Delivery {
  body: string
  signature: string
  key: string
}

const secret = 'webhook-secret'
const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

async function site(statuses: number[] = [], port = 0, milliseconds = 0) {
  const deliveries: Delivery[] = []
  const server: Server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const header = (name: string) => String(request.headers[name] ?? '')
    const delivery = { body, signature: header('sanity-webhook-signature'), key: header('idempotency-key') }
    deliveries.push(delivery)
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    response.writeHead(statuses.shift() ?? 200).end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const stop = () => new Promise((resolve) => server.close(resolve).closeAllConnections())
  stops.push(stop)
  return { deliveries, stop, port: typeof address === 'object' && address ? address.port : 0 }
}

async function lakeFor(port: number, folder?: string) {
  const webhook = { url: `http://127.0.0.1:${port}/api/revalidate`, secret }
  const lake = await startTestLake(folder ? { webhook, folder } : { webhook })
  stops.push(() => lake.stop().catch(() => {}))
  return lake
}

const bodies = (deliveries: Delivery[]) => deliveries.map(({ body }) => JSON.parse(body))

describe('the webhook', () => {
  test('is sent once for each change of a published document, in order, and never for a draft', async () => {
    const { deliveries, port } = await site()
    const { client } = await lakeFor(port)
    await client.create({ _id: 'drafts.a', _type: 'page' })
    await client
      .transaction()
      .create({ _id: 'a', _type: 'page' })
      .create({ _id: 'b', _type: 'post' })
      .commit()
    await client.patch('a').set({ n: 1 }).commit()
    await client.delete('b')
    await expect.poll(() => deliveries).toHaveLength(4)
    expect(bodies(deliveries)).toEqual([
      { _id: 'a', _type: 'page', operation: 'create' },
      { _id: 'b', _type: 'post', operation: 'create' },
      { _id: 'a', _type: 'page', operation: 'update' },
      { _id: 'b', _type: 'post', operation: 'delete' },
    ])
    expect(new Set(deliveries.map(({ key }) => key)).size).toBe(4)
  })

  test('is signed so that Sanity’s own verifier accepts it, and only with the right secret', async () => {
    const { deliveries, port } = await site()
    const { client } = await lakeFor(port)
    await client.create({ _id: 'a', _type: 'page' })
    await expect.poll(() => deliveries).toHaveLength(1)
    const [{ body, signature } = { body: '', signature: '' }] = deliveries
    expect(signature).toMatch(/^t=\d{13},v1=[\w-]{43}$/)
    expect(await isValidSignature(body, signature, secret)).toBe(true)
    expect(await isValidSignature(body, signature, 'other')).toBe(false)
    expect(await isValidSignature(`${body} `, signature, secret)).toBe(false)
  })

  test('of a new edit is sent before 10,000 queued ones', async () => {
    const { deliveries, port } = await site([], 0, 5)
    const { client } = await lakeFor(port)
    for (let batch = 0; batch < 10; batch += 1) {
      const transaction = client.transaction()
      for (let each = 0; each < 1_000; each += 1)
        transaction.create({ _id: `import-${batch}-${each}`, _type: 'page' })
      await transaction.commit()
    }
    await client.create({ _id: 'awaited', _type: 'post' })
    const seen = () => deliveries.some(({ body }) => JSON.parse(body)._id === 'awaited')
    await expect.poll(seen, { interval: 20 }).toBe(true)
    expect(deliveries.length).toBeLessThan(5_000)
    const before = deliveries.length
    await expect.poll(() => deliveries.length).toBeGreaterThan(before + 100)
    expect(new Set(deliveries.map(({ key }) => key)).size).toBe(deliveries.length)
  })

  test('is retried with the same idempotency key until the site accepts it', async () => {
    const { deliveries, port } = await site([503, 500])
    const { client } = await lakeFor(port)
    await client.create({ _id: 'a', _type: 'page' })
    await expect.poll(() => deliveries).toHaveLength(3)
    expect(new Set(deliveries.map(({ key }) => key)).size).toBe(1)
  })

  test('survives a restart of the lake while the site is down', async () => {
    const down = await site()
    await down.stop()
    const first = await lakeFor(down.port)
    await first.client.create({ _id: 'a', _type: 'page' })
    await first.lake.close()
    const up = await site([], down.port)
    await lakeFor(down.port, first.folder)
    await expect.poll(() => up.deliveries).toHaveLength(1)
    expect(bodies(up.deliveries)).toEqual([{ _id: 'a', _type: 'page', operation: 'create' }])
  })
})
