import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RepeatedWork } from './repeated-work.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the work is done again after as long as it says, and never without a pause', async () => {
  const waits = [1_000, -50]
  const work = vi.fn(async () => waits.shift() ?? 1_000)
  await new RepeatedWork(work).run()
  await vi.advanceTimersByTimeAsync(999)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(work).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(19)
  expect(work).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(work).toHaveBeenCalledTimes(3)
})

test('what is asked for brings the next run forward, and many requests do not put it off', async () => {
  const work = vi.fn(async () => 30_000)
  const repeated = new RepeatedWork(work)
  await repeated.run()
  repeated.runWithin(500)
  for (let asked = 0; asked < 4; asked += 1) {
    await vi.advanceTimersByTimeAsync(100)
    repeated.runWithin(500)
  }
  await vi.advanceTimersByTimeAsync(100)
  expect(work).toHaveBeenCalledTimes(2)
})

test('what is asked for while the work is done follows after its end', async () => {
  const { promise, resolve: finish } = Promise.withResolvers<number>()
  const work = vi.fn(() => promise)
  const repeated = new RepeatedWork(work)
  const run = repeated.run()
  repeated.runWithin(500)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(work).toHaveBeenCalledTimes(1)
  finish(30_000)
  await run
  await vi.advanceTimersByTimeAsync(500)
  expect(work).toHaveBeenCalledTimes(2)
})
