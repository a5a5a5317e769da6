import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftInputs } from '../fixtures/personas/draft-persona.ts'
import { nearestCircuit, projection } from '../src/circuits/find-circuit.ts'
import { knownCircuits } from '../src/circuits/known-circuits.ts'
import { type TextField, weightsOf } from '../src/evidence/field-mask.ts'
import { fieldOf, type Line, noReading } from '../src/evidence/line.ts'
import { capLists, cappedWeight } from '../src/evidence/weigh-readings.ts'
import { scoreSwitch } from '../src/score/score-switches.ts'
import type { Source } from '../src/snapshot.ts'
import { personInputs } from '../src/specimen/persona.ts'
import { type SwitchId, switches } from '../src/switches.ts'

interface Reading {
  source: Source
  on: SwitchId
  pole: 'left' | 'right'
  weight: number
}

const sources = 'A1 A3 A2 A8 P1 P5 P2.1 P2.2 P2.3 P2.4 P2.5 P2.6 P3.1 P6.1 P7'.split(' ') as Source[]

const reading: fc.Arbitrary<Reading> = fc.record({
  source: fc.constantFrom(...sources),
  on: fc.constantFrom(...switches.map(({ id }) => id)),
  pole: fc.constantFrom('left' as const, 'right' as const),
  weight: fc.constantFrom(0.3, 0.4, 0.5, 1),
})

function lineOf({ source, on, pole, weight }: Reading, index: number): Line {
  const field = fieldOf(source)
  const choice = source === 'A1' || source === 'A3'
  const size = choice ? weight : weightsOf(field as TextField).each
  return {
    id: `${source}:${index}`,
    source,
    text: '',
    field,
    kind: choice ? 'choice' : source.startsWith('A') ? 'words' : 'profile',
    label: '',
    quote: '',
    start: index,
    end: index + 1,
    entry: `entry ${index}`,
    ...noReading,
    switch: on,
    e: pole === 'left' ? -size : size,
    fullWeight: size,
    pole,
    says: choice && weight > 0.25 ? '' : null,
  }
}

function cappedTexts(lines: readonly Line[]): Line[] {
  const same = (a: Line) => (b: Line) => b.source === a.source && b.switch === a.switch
  return lines.map((line) => {
    if (line.kind === 'choice') return line
    const weight = cappedWeight(line.field as TextField, lines.filter(same(line)).length)
    return { ...line, e: Math.sign(line.e) * weight }
  })
}

const scoreSwitches = (lines: readonly Line[]) =>
  switches.map(({ id }) =>
    scoreSwitch(
      id,
      lines.filter((line) => line.switch === id),
    ),
  )
const scored = (readings: readonly Reading[]) => scoreSwitches(capLists(cappedTexts(readings.map(lineOf))))
const anyReadings = fc.array(reading, { maxLength: 30 })
const many = { numRuns: 2000 }

test('one more reading towards a pole never moves a switch away from it', () => {
  fc.assert(
    fc.property(anyReadings, reading, (readings, more) => {
      const before = scored(readings).find(({ id }) => id === more.on)
      const after = scored([...readings, more]).find(({ id }) => id === more.on)
      const moved = (after?.z ?? 0) - (before?.z ?? 0)
      expect(more.pole === 'left' ? -moved : moved).toBeGreaterThanOrEqual(0)
    }),
    many,
  )
})

test('one more reading towards the set pole keeps the switch set', () => {
  fc.assert(
    fc.property(anyReadings, reading, (readings, more) => {
      const before = scored(readings).find(({ id }) => id === more.on)
      if (before?.state !== 'set' || before.z < 0 !== (more.pole === 'left')) return
      const after = scored([...readings, more]).find(({ id }) => id === more.on)
      expect(Math.sign(after?.z ?? 0)).toBe(Math.sign(before.z))
      expect(after?.state).toBe('set')
    }),
    many,
  )
})

test('one more reading never moves a circuit that it matches behind one that it does not', () => {
  fc.assert(
    fc.property(anyReadings, reading, (readings, more) => {
      const before = scored(readings)
      const after = scored([...readings, more])
      const wanted = (prototype: Partial<Record<SwitchId, number>>) =>
        (prototype[more.on] ?? 0) * (more.pole === 'left' ? -1 : 1)
      for (const asking of knownCircuits.filter(({ prototype }) => wanted(prototype) > 0))
        for (const other of knownCircuits.filter(({ prototype }) => wanted(prototype) <= 0)) {
          const lead = projection(asking, before) - projection(other, before)
          expect(projection(asking, after) - projection(other, after)).toBeGreaterThanOrEqual(lead - 1e-9)
        }
    }),
    { numRuns: 300 },
  )
})

test('the order of the readings does not matter', () => {
  fc.assert(
    fc.property(
      anyReadings.chain((readings) =>
        fc.tuple(fc.constant(readings), fc.shuffledSubarray(readings, { minLength: readings.length })),
      ),
      ([readings, shuffled]) => {
        const plain = (all: readonly Reading[]) =>
          scored(all).map(({ id, z, state, strength }) => ({ id, z, state, strength }))
        expect(plain(shuffled)).toEqual(plain(readings))
      },
    ),
    many,
  )
})

test('mirrored readings give mirrored switches, exactly', () => {
  fc.assert(
    fc.property(anyReadings, (readings) => {
      const mirrored = readings.map((read) => ({
        ...read,
        pole: read.pole === 'left' ? ('right' as const) : ('left' as const),
      }))
      const mirror = scored(mirrored)
      for (const [index, { z, state, strength }] of scored(readings).entries()) {
        expect((mirror[index]?.z ?? 0) + z).toBe(0)
        expect(mirror[index]).toMatchObject({ state, strength })
      }
    }),
    many,
  )
})

test('without readings every switch has no reading, and there is no circuit', () => {
  const readings = scoreSwitches([])
  expect(readings.map(({ z, state, strength }) => ({ z, state, strength }))).toEqual(
    readings.map(() => ({ z: 0, state: 'none', strength: null })),
  )
  expect(nearestCircuit(readings)).toEqual({ id: 'none', second: null, between: false, nearest: null })
})

const one = (source: Source, pole: 'left' | 'right', weight = 1): Reading => ({
  source,
  on: 'GATE',
  pole,
  weight,
})
const gate = (...readings: Reading[]) => scored(readings).find(({ id }) => id === 'GATE')

test.each([
  ['one click gives 0.57 and leans', [one('A1', 'right')], 0.5714, 'leans', 'thin'],
  ['a click and own words are set', [one('A1', 'right'), one('A2', 'right')], 0.6667, 'set', 'fair'],
  [
    'three kinds are solid',
    [one('A1', 'left'), one('A2', 'left'), one('P1', 'left')],
    -0.7059,
    'set',
    'solid',
  ],
  [
    'against a click one text moves nothing',
    [one('A1', 'right', 0.5), one('A2', 'left')],
    0.4,
    'leans',
    'thin',
  ],
  [
    'two poles in two kinds are both',
    [one('A1', 'right'), one('A2', 'left'), one('P2.1', 'left')],
    0.1,
    'both',
    'solid',
  ],
  [
    'a profile against itself has no reading',
    [one('P1', 'left'), one('P2.1', 'right'), one('P7', 'right')],
    0.4231,
    'none',
    null,
  ],
  ['one line alone has no reading', [one('P5', 'right')], 0, 'none', null],
  ['two fields that say it lean', [one('P5', 'right'), one('P7', 'right')], 0.5161, 'leans', 'thin'],
  [
    'a half that no click says counts',
    [one('A1', 'right', 0.25), one('A3', 'right')],
    0.625,
    'leans',
    'thin',
  ],
  [
    'a half that no click says weighs nothing against words',
    [one('A1', 'right', 0.25), one('A2', 'left'), one('P1', 'left')],
    -0.5161,
    'set',
    'thin',
  ],
  ['less than 0.5 in all has no reading', [one('P1', 'left')], 0, 'none', null],
  [
    'own words of one question are capped at 1.0',
    [one('A2', 'right'), one('A2', 'right'), one('A2', 'right'), one('P1', 'right')],
    0.6341,
    'set',
    'fair',
  ],
  [
    'a list of forty items weighs as much as one of four',
    [...Array.from({ length: 40 }, (_, index) => one(`P2.${index + 1}`, 'right')), one('A2', 'right')],
    0.6667,
    'set',
    'fair',
  ],
  [
    'a list item counts once',
    [one('P2.1', 'right'), one('P2.1', 'right'), one('P2.2', 'right'), one('A2', 'right')],
    0.5714,
    'set',
    'fair',
  ],
] as const)('%s', (_, readings, z, state, strength) => {
  expect(gate(...readings)).toMatchObject({ z, state, strength })
})

test('who says that she cannot choose is no circuit that takes away until one is left', () => {
  const circuit = (postponed: string, choices = 'BAABA') =>
    draftInputs(personInputs({ name: '', choices, texts: ['', postponed, '', '', ''] })).circuit.id
  expect(circuit('A fence.')).toBe('filter')
  expect(circuit('A name. I cannot choose between them.')).not.toBe('filter')
  expect(circuit('A fence.', 'BAAAA')).not.toBe('filter')
})
