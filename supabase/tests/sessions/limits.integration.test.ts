import { signedAddress } from '@wiring/contract/signature'
import { invoke } from '@wiring/local/testing/calls'
import { discardMails } from '@wiring/local/testing/shared-resources'
import { expect, test } from 'vitest'
import { stackPerFile } from '../testing/local-stack.ts'

const stack = stackPerFile({ ...discardMails(), RATE_LIMITS: 'production' })
let count = 0

type Headers = Record<string, string>
const signed = (address: string) => signedAddress(address, [stack().secrets.clientIpSecret])

async function signUps(
  from: string,
  times: number,
  headersOf: (round: number) => Headers | Promise<Headers> = () => ({}),
) {
  const statuses = []
  for (let round = 0; round < times; round += 1) {
    const email = `limit-${++count}@studio.example`
    const options = { from, headers: await headersOf(round) }
    statuses.push((await invoke(stack(), 'wiring-session-signup', { email }, options)).status)
  }
  return statuses
}
const limited = [200, 200, 200, 200, 200, 429, 429]

test('the sixth signup of an hour from one IP is a 429, and another IP is not affected', async () => {
  expect(await signUps('127.0.0.21', 7)).toEqual(limited)
  expect(await signUps('127.0.0.22', 1)).toEqual([200])
})

test('Retry-After is coarse and the body has only a sentence', async () => {
  const answer = await invoke(
    stack(),
    'wiring-session-signup',
    { email: 'x@studio.example' },
    { from: '127.0.0.21' },
  )
  expect(answer.status).toBe(429)
  expect(Number(answer.headers['retry-after']) % 900).toBe(0)
  expect(answer.body).toEqual({ error: 'Too many attempts. Please try again later.' })
})

test('forged forwarding headers do not help', async () => {
  const forged = (round: number) => ({
    'x-forwarded-for': `203.0.113.${round}, 198.51.100.${round}`,
    'x-real-ip': `203.0.113.${round}`,
    forwarded: `for=203.0.113.${round}`,
    'cf-connecting-ip': `203.0.113.${round}`,
    'x-client-ip': `203.0.113.${round}`,
    'x-client-ip-signature': 'f'.repeat(64),
  })
  expect(await signUps('127.0.0.23', 7, forged)).toEqual(limited)
})

test("the visitor's address signed by the site's server counts instead of the server's", async () => {
  expect(await signUps('127.0.0.24', 7, () => signed('203.0.113.50'))).toEqual(limited)
  expect(await signUps('127.0.0.24', 1, () => signed('203.0.113.51'))).toEqual([200])
})

test('IPv6 neighbours of one /64 share their limit', async () => {
  expect(await signUps('127.0.0.25', 7, (round) => signed(`2001:db8:1:2::${round + 1}`))).toEqual(limited)
})

test('the sixth waitlist post of an hour from one IP is a 429', async () => {
  const statuses = []
  for (let round = 0; round < 6; round += 1)
    statuses.push(
      (
        await invoke(
          stack(),
          'waitlist-signup',
          { email: `w${round}@studio.example` },
          { from: '127.0.0.26' },
        )
      ).status,
    )
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})
