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
  return { work, finish: () => waiting.shift()?.() }
}
const soon = () => new Promise((resolve) => setTimeout(resolve))

test('a call during a run returns at once and makes it run once more', async () => {
  const { work, finish } = gated()
  const first = work()
  expect(await work()).toBeNull()
  expect(await work()).toBeNull()
  finish()
  await soon()
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
