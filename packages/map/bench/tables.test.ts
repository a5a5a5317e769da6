import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { circuitIds, switches } from '../src/switches.ts'
import { type Measured, measure, tables } from './tables.ts'

let measured: Measured

beforeAll(() => {
  measured = measure()
}, 180_000)

test('the committed tables are up to date (npm run bench:map writes them)', () => {
  expect(tables(measured)).toBe(readFileSync(new URL('tables.txt', import.meta.url), 'utf8'))
})

/** No option says CLOSED or BURST, so the Capacitor needs words or a profile. */
const isReachable = (kind: string, id: string) =>
  kind !== 'noise' && !(kind === 'sheets' && id === 'capacitor')

describe.each(['sheets', 'consistent', 'noise'] as const)('%s', (kind) => {
  test('no circuit is above 20 %, and none that people have is under 3 %', () => {
    const { circuits } = measured[kind]
    for (const id of circuitIds) {
      expect(circuits[id], id).toBeLessThanOrEqual(0.2)
      if (isReachable(kind, id)) expect(circuits[id], id).toBeGreaterThanOrEqual(0.03)
    }
    expect(circuits.oscillator).toBeLessThanOrEqual(0.2)
  })
})

test('a changed choice flips at most 40 % of consistent people, and 80 % of that to a circuit that the sheet names', () => {
  expect(measured.consistent.flips).toBeLessThanOrEqual(0.4)
  expect(measured.consistent.namedFlips).toBeGreaterThanOrEqual(0.8)
})

test('no one runner-up could be where 80 % of the flips lead, so the sheet names two circuits', () => {
  const { secondFlips, mostOfOne } = measured.consistent
  expect(mostOfOne).toBeLessThan(0.8)
  expect(secondFlips, 'of what is within reach').toBeGreaterThanOrEqual(0.85 * mostOfOne)
})

test('no claim is printed for more than half of consistent people, no headline for more than a fifth', () => {
  expect(measured.claims[0]?.[1]).toBeLessThanOrEqual(0.5)
  expect(measured.headlines[0]?.[1]).toBeLessThanOrEqual(0.2)
})

test('every switch is thrown to each pole for a fifth of consistent people', () => {
  const { poles } = measured
  for (const { left, right } of switches) {
    expect(poles.get(left) ?? 0, left).toBeGreaterThan(0.2)
    expect(poles.get(right) ?? 0, right).toBeGreaterThan(0.2)
  }
})
