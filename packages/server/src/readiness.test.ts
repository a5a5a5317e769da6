import { expect, test, vi } from 'vitest'
import { readiness } from './readiness.ts'

const token = 't'.repeat(32)
const anonymous = new Request('http://site.example/ready')
const monitor = new Request('http://site.example/ready', { headers: { authorization: `Bearer ${token}` } })

test('answers 200 while every check passes, and says no more to a stranger', async () => {
  const answer = await readiness({ lake: async () => null }, () => ['a newer token', token])(anonymous)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ ready: true })
})

test('answers 503 as soon as one fails, and says which and why to whoever has the token', async () => {
  const checks = {
    lake: async () => null,
    database: async () => 'The database does not answer.',
    mail: () => Promise.reject(new Error('refused')),
  }
  const ask = readiness(checks, () => ['a newer token', token])
  const answer = await ask(monitor)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({
    ready: false,
    checks: [
      { check: 'lake', problem: null },
      { check: 'database', problem: 'The database does not answer.' },
      { check: 'mail', problem: 'Error: refused' },
    ],
  })
  expect(await (await ask(anonymous)).json()).toEqual({ ready: false })
})

test('a check that hangs has failed after a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  try {
    const answer = readiness({ lake: () => new Promise(() => {}) }, () => undefined)(anonymous)
    await vi.advanceTimersByTimeAsync(1_000)
    expect((await answer).status).toBe(503)
  } finally {
    vi.useRealTimers()
  }
})

test('a thousand requests at once run each check once', async () => {
  const check = vi.fn(async () => null)
  const ask = readiness({ lake: check }, () => ['a newer token', token])
  const answers = await Promise.all(Array.from({ length: 1_000 }, () => ask(anonymous)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(check).toHaveBeenCalledTimes(1)
})
