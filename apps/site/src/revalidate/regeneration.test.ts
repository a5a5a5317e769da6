import { expect, test } from 'vitest'
import { Regeneration } from './regeneration.ts'

/** Records what is done; each run ends when the test says so. */
function observed() {
  const said: string[] = []
  const ends: (() => void)[] = []
  const regeneration = new Regeneration({
    make(types) {
      said.push(`make ${types.join()}`)
      return new Promise<void>((resolve) => ends.push(resolve))
    },
    async turnStale(type) {
      said.push(`stale ${type}`)
    },
  })
  const endRun = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { said, endRun, regeneration }
}

test('publishes that do not meet are made once each', async () => {
  const { said, endRun, regeneration } = observed()
  for (const type of ['offering', 'labService']) {
    const done = regeneration.publish(type)
    await endRun()
    await done
  }
  expect(said).toEqual(['make offering', 'make labService'])
})

test('what arrives during a run turns stale again and shares the next run', async () => {
  const { said, endRun, regeneration } = observed()
  const done = regeneration.publish('offering')
  for (let hook = 0; hook < 10_000; hook += 1)
    await regeneration.publish(hook % 2 === 0 ? 'offering' : 'banner')
  await endRun()
  expect(said).toEqual(['make offering', 'stale offering', 'stale banner', 'make offering,banner'])
  await endRun()
  await done
  expect(said).toHaveLength(4)
})

test('a run that fails does not stop the next publish', async () => {
  let runs = 0
  const regeneration = new Regeneration({
    async make() {
      runs += 1
      if (runs === 1) throw new Error('The lake is away.')
    },
    turnStale: async () => {},
  })
  await expect(regeneration.publish('offering')).rejects.toThrow()
  await regeneration.publish('offering')
  expect(runs).toBe(2)
})
