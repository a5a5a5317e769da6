import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Level } from '../snapshot.ts'
import { type OwnLineTrack, stretches } from './stretches.ts'

const track: OwnLineTrack = {
  start: 0,
  gate: (index) => [20 + 20 * index, 30 + 20 * index],
  lane: (level) => 50 + 10 * level,
  gap: 10,
  corner: 6,
  point: (u, v) => [u, v],
  end: 190,
}
const anyLevels = fc.array(fc.constantFrom<Level>(-2, -1, 0, 1, 2), { minLength: 8, maxLength: 8 })
const numbersOf = (d: string) => d.match(/[-\d.]+/g)?.map(Number) ?? []

test('the stretches meet, from the start to the end', () => {
  fc.assert(
    fc.property(anyLevels, (levels) => {
      const ends = stretches(track, levels).map((d) => [numbersOf(d).slice(0, 2), numbersOf(d).slice(-2)])
      expect(ends[0]?.[0]).toEqual([0, 50])
      expect(ends.at(-1)?.[1]).toEqual([190, 50])
      for (const [index, end] of ends.slice(0, -1).entries()) expect(ends[index + 1]?.[0]).toEqual(end[1])
    }),
  )
})

test('a bend has the same commands as no bend, so that one can move into the other', () => {
  fc.assert(
    fc.property(anyLevels, (levels) => {
      for (const d of stretches(track, levels)) expect(d.replace(/[-\d. ]+/g, '')).toBe('MLQLQL')
    }),
  )
})

test('an upright line changes places of across and down only', () => {
  const upright = stretches({ ...track, point: (u, v) => [v, u] }, [2, 0, 0, 0, 0, 0, 0, 0])
  expect(upright[0]).toBe('M50 0L50 10Q50 15 55 15L65 15Q70 15 70 20L70 30')
})
