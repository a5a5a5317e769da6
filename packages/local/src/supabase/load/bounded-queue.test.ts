import { expect, test } from 'vitest'
import { BoundedQueue } from './bounded-queue.ts'

const limits = { concurrency: 2, maxWaiting: 3, waitTimeoutMs: 60_000, stuckAfterMs: 60_000 }
const staying = new AbortController().signal

function slowCalls(queue: BoundedQueue) {
  const ends: (() => void)[] = []
  const call = (gone = staying) =>
    queue.run(async () => {
      await new Promise<void>((resolve) => ends.push(resolve))
      return new Response()
    }, gone)
  return { call, ends }
}

test('as many as allowed go on and wait, and the surplus is refused at once with the time of the next try', async () => {
  const queue = new BoundedQueue(limits)
  const { call, ends } = slowCalls(queue)
  const taken = Array.from({ length: 5 }, () => call())
  const surplus = await call()
  expect(surplus.status).toBe(503)
  expect(Number(surplus.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(queue.isFull()).toBe(true)
  for (let ended = 0; ended < 5; ended += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(ended)
    ends[ended]?.()
  }
  for (const { status } of await Promise.all(taken)) expect(status).toBe(200)
  expect(queue.isFull()).toBe(false)
})

test('who waits too long is refused, and who has left makes room', async () => {
  const queue = new BoundedQueue({ ...limits, concurrency: 1, maxWaiting: 1, waitTimeoutMs: 300 })
  const { call, ends } = slowCalls(queue)
  const first = call()
  const leaving = new AbortController()
  const left = call(leaving.signal)
  leaving.abort()
  expect((await left).status).toBe(503)
  expect((await call()).status).toBe(503)
  ends[0]?.()
  expect((await first).status).toBe(200)
  expect(ends).toHaveLength(1)
})

test('while nothing succeeds nobody waits', async () => {
  const queue = new BoundedQueue({ ...limits, concurrency: 1, stuckAfterMs: 200 })
  const { call, ends } = slowCalls(queue)
  const first = call()
  const waiting = call()
  expect((await waiting).status).toBe(503)
  expect(queue.isFull()).toBe(true)
  ends[0]?.()
  await first
})
