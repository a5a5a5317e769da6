import { expect, test } from 'vitest'
import { createRegenerationQueue } from './regeneration-queue.ts'

function observed() {
  const calls: string[] = []
  const ends: (() => void)[] = []
  const enqueue = createRegenerationQueue({
    regenerate(types) {
      calls.push(`regenerate ${types.join()}`)
      return new Promise<void>((resolve) => ends.push(resolve))
    },
    async revalidate(type) {
      calls.push(`revalidate ${type}`)
    },
  })
  const endRun = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { calls, endRun, enqueue }
}

test('types that do not overlap are regenerated once each', async () => {
  const { calls, endRun, enqueue } = observed()
  for (const type of ['offering', 'labService']) {
    const done = enqueue(type)
    await endRun()
    await done
  }
  expect(calls).toEqual(['regenerate offering', 'regenerate labService'])
})

test('types that arrive during a regeneration are revalidated again and share the next one', async () => {
  const { calls, endRun, enqueue } = observed()
  const done = enqueue('offering')
  for (let hook = 0; hook < 10_000; hook += 1) await enqueue(hook % 2 === 0 ? 'offering' : 'banner')
  await endRun()
  expect(calls).toEqual([
    'regenerate offering',
    'revalidate offering',
    'revalidate banner',
    'regenerate offering,banner',
  ])
  await endRun()
  await done
  expect(calls).toHaveLength(4)
})

test('a failed regeneration does not stop the next one', async () => {
  let runs = 0
  const enqueue = createRegenerationQueue({
    async regenerate() {
      runs += 1
      if (runs === 1) throw new Error('The lake is away.')
    },
    revalidate: async () => {},
  })
  await expect(enqueue('offering')).rejects.toThrow()
  await enqueue('offering')
  expect(runs).toBe(2)
})
