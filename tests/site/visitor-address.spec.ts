import { randomUUID } from 'node:crypto'
import { createServer, request as httpRequest, type Server } from 'node:http'
import { expect, test } from '@playwright/test'
import { type LocalStack, startLocalStack } from '@wiring/local/local-stack'
import { type AppInstance, startApp } from '../running-stack/app-instance.ts'
import { listen } from '../running-stack/listen.ts'
import { rawRequest } from '../running-stack/raw-request.ts'
import { uniqueEmail } from './forms.ts'

let stack: LocalStack
let wizard: AppInstance
let proxy: Server
const sites: AppInstance[] = []
const entrance = { direct: '', proxied: '' }

async function appendingProxy(target: string): Promise<Server> {
  const port = new URL(target).port
  const server = createServer((request, response) => {
    const claimed = [request.headers['x-forwarded-for'] ?? []].flat()
    const headers = {
      ...request.headers,
      'x-forwarded-for': [...claimed, request.socket.remoteAddress].join(', '),
    }
    const { method, url: path } = request
    const onward = httpRequest({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  entrance.proxied = (await listen(server)).replace('127.0.0.1', 'localhost')
  return server
}

test.beforeAll(async () => {
  stack = await startLocalStack({ RATE_LIMITS: 'production' })
  wizard = await startApp('onboarding', { stack })
  const direct = await startApp('site', { stack, wizard, port: Number(new URL(stack.siteUrl).port) })
  const behind = await startApp('site', { stack, wizard, environment: { TRUSTED_PROXY_HOPS: '1' } })
  sites.push(direct, behind)
  entrance.direct = direct.url
  proxy = await appendingProxy(behind.url)
})
test.afterAll(async () => {
  proxy.close()
  await Promise.all([...sites, wizard].map((app) => app.stop()))
  await stack.stop()
})

const claim = (address: string) => ({
  'x-forwarded-for': address,
  'x-real-ip': address,
  forwarded: `for=${address}`,
  'x-client-ip': address,
  'x-client-ip-signature': 'f'.repeat(64),
  'cf-connecting-ip': address,
  'true-client-ip': address,
})

async function submit(origin: string, form: 'signup' | 'waitlist', from: string, claimed?: string) {
  const { status, headers } = await rawRequest(origin, `/forms/${form}`, {
    method: 'POST',
    from,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(claimed && claim(claimed)) },
    body: new URLSearchParams({ email: uniqueEmail() }).toString(),
  })
  expect(status).toBe(303)
  return /^\/wiring\/|-joined$/.test(headers.location ?? '')
}

/** Malformed ids count like unknown ones and need no lookup. */
const guess = async (origin: string, from: string, claimed?: string) =>
  (
    await rawRequest(origin, `/wiring/guess-${randomUUID().slice(0, 13)}`, {
      from,
      headers: claimed ? claim(claimed) : {},
    })
  ).status

async function times<T>(count: number, run: (round: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let round = 0; round < count; round += 1) results.push(await run(round))
  return results
}

const fiveOfSeven = [true, true, true, true, true, false, false]
const elsewhere = (round: number) => `203.0.113.${round}`

for (const [name, base] of [
  ['direct', 30],
  ['proxied', 50],
] as const) {
  const visitor = (number: number) => `127.0.0.${base + number}`

  for (const form of ['signup', 'waitlist'] as const)
    test(`${name}: the sixth ${form} of an hour from one address is refused, whatever address it claims`, async () => {
      const from = visitor(form === 'signup' ? 0 : 1)
      const taken = await times(7, (round) => submit(entrance[name], form, from, elsewhere(round)))
      expect(taken).toEqual(fiveOfSeven)
    })

  test(`${name}: nobody uses up the signups of another address by claiming it`, async () => {
    await times(7, () => submit(entrance[name], 'signup', visitor(2), visitor(3)))
    expect(await submit(entrance[name], 'signup', visitor(3))).toBe(true)
  })

  test(`${name}: unknown ids are refused after twenty from one address, whatever address it claims`, async () => {
    const statuses = await times(21, (round) => guess(entrance[name], visitor(4), elsewhere(round)))
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(307))
    const last = await rawRequest(entrance[name], `/wiring/guess-${randomUUID().slice(0, 13)}`, {
      from: visitor(4),
    })
    expect(last.status).toBe(429)
  })

  test(`${name}: nobody locks another address out of the wizard by claiming it`, async () => {
    await times(22, () => guess(entrance[name], visitor(5), visitor(6)))
    expect(await guess(entrance[name], visitor(5), visitor(6))).toBe(429)
    expect(await guess(entrance[name], visitor(6))).toBe(307)
  })
}

test('without the site in front, the wizard counts by the connection, too', async () => {
  const direct = wizard.url
  await times(22, (round) => guess(direct, '127.0.0.70', elsewhere(round)))
  expect(await guess(direct, '127.0.0.70', elsewhere(99))).toBe(429)
  expect(await guess(direct, '127.0.0.71', '127.0.0.70')).toBe(307)
})
