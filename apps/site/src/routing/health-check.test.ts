import { expect, test } from 'vitest'
import { HealthCheck, type Probe } from './health-check.ts'

type Answer = Awaited<ReturnType<Probe>>

function checking(answers: Answer[]) {
  const timeouts: number[] = []
  const health = new HealthCheck(async (timeoutMs) => {
    timeouts.push(timeoutMs)
    return answers.shift() ?? 'down'
  })
  return { health, timeouts }
}

test('an app that answers late is up: it gets more time', async () => {
  const { health, timeouts } = checking(['slow', 'up'])
  expect(await health.isUp()).toBe(true)
  expect(timeouts[1]).toBeGreaterThanOrEqual(4_000)
})

test('an app that refuses is down at once, and one that never answers after the second time', async () => {
  expect(await checking(['down', 'up']).health.isUp()).toBe(false)
  expect(await checking(['slow', 'slow', 'up']).health.isUp()).toBe(false)
})

test('what is known is not asked again', async () => {
  const { health, timeouts } = checking(['up'])
  expect([await health.isUp(), await health.isUp()]).toEqual([true, true])
  expect(timeouts).toHaveLength(1)
})

test('a file waits for an app that comes back, and not for ever', async () => {
  const waits: number[] = []
  const wait = async () => waits.push(1)
  expect(await checking(['down', 'down', 'up']).health.isUpSoon(wait)).toBe(true)
  expect(waits).toHaveLength(2)
  expect(await checking([]).health.isUpSoon(wait)).toBe(false)
})
