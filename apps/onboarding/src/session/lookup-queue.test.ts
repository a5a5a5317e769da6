import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { LookupQueue } from './lookup-queue.ts'

function manualLookups() {
  const open: (() => void)[] = []
  let most = 0
  const lookup = (id: number) => () =>
    new Promise<number>((resolve) => {
      open.push(() => resolve(id))
      most = Math.max(most, open.length)
    })
  return {
    lookup,
    most: () => most,
    async finishAll() {
      for (let next = open.shift(); next !== undefined; next = open.shift()) {
        next()
        await turn()
      }
    },
  }
}

test('the running and queued lookups of a caller are limited, and all of these are answered', async () => {
  const queue = new LookupQueue({ maxRunning: 2, maxQueued: 3 })
  const { lookup, most, finishAll } = manualLookups()
  const answers = [0, 1, 2, 3, 4, 5].map((id) => queue.run('a', lookup(id)))
  expect(await answers[5]).toBeNull()
  await finishAll()
  expect(await Promise.all(answers)).toEqual([0, 1, 2, 3, 4, null])
  expect(most()).toBe(2)
})

test('callers do not wait for each other', async () => {
  const queue = new LookupQueue({ maxRunning: 1, maxQueued: 1 })
  const never = () => new Promise<never>(() => undefined)
  void queue.run('a', never)
  void queue.run('a', never)
  expect(await queue.run('a', never)).toBeNull()
  expect(await queue.run('b', async () => 'found')).toBe('found')
})

test('a failed lookup starts the next one', async () => {
  const queue = new LookupQueue({ maxRunning: 1, maxQueued: 1 })
  const failing = queue.run('a', () => Promise.reject(new Error('down')))
  const waiting = queue.run('a', async () => 'found')
  await expect(failing).rejects.toThrow('down')
  expect(await waiting).toBe('found')
  expect(await queue.run('a', async () => 'again')).toBe('again')
})
