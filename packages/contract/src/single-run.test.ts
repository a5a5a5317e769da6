import { expect, test } from 'vitest'
import { singleRun } from './single-run.ts'

function gated() {
  const waiting: (() => void)[] = []
  const work = singleRun(
    () => ({ runs: 0 }),
    async (counts) => {
      counts.runs += 1
      await new Promise<void>((resolve) => waiting.push(resolve))
    },
  )
  return { work, waiting, finish: () => waiting.shift()?.() }
}

test('a call during a run returns at once and makes it run once more', async () => {
  const { work, waiting, finish } = gated()
  const first = work()
  expect(await work()).toBeNull()
  expect(await work()).toBeNull()
  finish()
  await expect.poll(() => waiting.length).toBe(1)
  finish()
  expect(await first).toEqual({ runs: 2 })
})

test('a failed run does not block the next one', async () => {
  let fails = true
  const work = singleRun(
    () => ({ runs: 0 }),
    async (counts) => {
      if (fails) throw new Error('down')
      counts.runs += 1
    },
  )
  await expect(work()).rejects.toThrow('down')
  fails = false
  expect(await work()).toEqual({ runs: 1 })
})
