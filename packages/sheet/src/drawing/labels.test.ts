import { layout } from '@wiring/map/drawing/layout'
import type { Drawing, TextMark, Variant } from '@wiring/map/drawing/primitives'
import { type SampleSheet, sampleSnapshot } from '@wiring/map/sample-snapshot'
import type { Source } from '@wiring/map/snapshot'
import { circuitIds, switches } from '@wiring/map/switches'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collisions, labelWidth } from '../../tests/collisions.ts'
import { textWidth } from './text-outlines.ts'

const sheets = ['wide', 'middle', 'tall', 'short'] as const
const levels = [-2, -1, 0, 1, 2, 'both', 'none'] as const
const palette = ['#1f2a44', '#d9d2c3', '#b4553a', '#6b7f6a', '#f1efe9']
const long: Source[] = ['P3.12', 'P4.11', 'A10', 'P6.14', 'P2.15', 'V3']
const inputs = ['survey', 'profile', 'visuals'] as const
const ids = switches.map(({ id }) => id)

const texts = ({ primitives }: Drawing) => primitives.filter((mark): mark is TextMark => mark.kind === 'text')

function check(sheet: SampleSheet, variants: readonly Exclude<Variant, 'mark'>[] = sheets) {
  for (const variant of variants) {
    const drawing = layout(sampleSnapshot(sheet), variant)
    const faults = collisions(drawing)
    for (const mark of texts(drawing)) {
      const width = labelWidth(mark)
      if (width > mark.slot) faults.push(`${mark.text} is ${width} wide in a slot of ${mark.slot}`)
    }
    if (faults.length) throw new Error(`${variant}: ${faults.join('; ')}\n${JSON.stringify(sheet)}`)
  }
}

test.each(levels)('no label touches another when all switches are at %s', (level) => {
  check({ levels: Array(8).fill(level), drops: Array(8).fill([...inputs]), palette }, [...sheets, 'card'])
})

test('no label touches another for any two neighbouring positions', () => {
  for (const first of levels)
    for (const second of levels)
      check({ levels: Array.from({ length: 8 }, (_, index) => (index % 2 ? second : first)) })
})

test('every circuit fits with every second circuit, between two, provisional or not', () => {
  for (const circuit of [...circuitIds, 'oscillator', 'none'] as const)
    for (const second of [...circuitIds, null])
      for (const between of [true, false])
        check({ levels: [...Array(8).fill(2)], circuit, second, between, provisional: between }, [
          ...sheets,
          'card',
        ])
})

const places = [
  ['IO', 'GATE'],
  ['TM', 'FRAME'],
  ['LS', 'FRAME'],
  ['CC', 'FRAME'],
  ['CC', 'EXIT'],
  ['OE', 'end'],
] as const

test('callouts, lamps and jumpers of two faults do not touch on any lane', () => {
  for (const first of places)
    for (const second of places) {
      if (first[0] === second[0]) continue
      for (const level of levels)
        for (const bridges of ['F1', 'F2'] as const)
          check({
            levels: Array(8).fill(level),
            faults: [[...first], [...second]],
            bridges,
            crossed: ['FRAME', 'TEMPO', 'EXIT'],
            repeats: ['GATE', 'FRAME', 'EXIT'],
            sources: long,
          })
    }
})

test('unread inputs and counts of five digits fit, on the sheet of a tablet those of 400 lines', () => {
  const sheet = {
    levels: Array(8).fill(0),
    unread: [...inputs],
    drops: Array(8).fill([...inputs]),
    rev: 88,
    published: '2026-11-28T00:00:00Z',
    palette,
  }
  const many = { total: 88888, clicks: 22222, own: 22222, profile: 22222, pictures: 22222 }
  check({ ...sheet, lines: many }, ['wide', 'tall', 'short'])
  check({ ...sheet, lines: { total: 400, clicks: 10, own: 188, profile: 184, pictures: 18 } })
  check({ levels: Array(8).fill(0), lines: { total: 1, clicks: 1, own: 0, profile: 0 }, published: null })
})

test('nothing touches on random sheets', () => {
  const level = fc.constantFrom(...levels)
  const eight = <T>(each: fc.Arbitrary<T>) => fc.array(each, { minLength: 8, maxLength: 8 })
  const fault = fc.uniqueArray(fc.constantFrom(...places), { maxLength: 2, selector: ([id]) => id })
  const person = fc.record({
    levels: eight(level),
    strengths: eight(fc.constantFrom('thin', 'fair', 'solid')),
    drops: eight(fc.subarray([...inputs])),
    unread: fc.subarray([...inputs]),
    circuit: fc.constantFrom(...circuitIds, 'oscillator', 'none'),
    second: fc.constantFrom(...circuitIds),
    between: fc.boolean(),
    provisional: fc.boolean(),
    faults: fault.map((found) => found.map(([id, place]): [typeof id, typeof place] => [id, place])),
    crossed: fc.subarray(ids, { maxLength: 3 }),
    repeats: fc.subarray(ids, { maxLength: 3 }),
    sources: fc.constantFrom(long, ['A1', 'A2', 'A3'] as Source[]),
    palette: fc.constantFrom([], palette),
    name: fc.stringMatching(/^[A-Za-z .'-]{0,40}$/),
  })
  fc.assert(
    fc.property(person, (sheet) => {
      check({ ...sheet, ...(sheet.faults.length ? { bridges: 'F1' } : {}) } as SampleSheet)
    }),
    { numRuns: 400 },
  )
})

test('two words in capitals stand apart', () => {
  const gap = (font: TextMark['font']) => {
    const width = (text: string) => textWidth({ text, font, size: 1 } as TextMark) ?? 0
    return width('D W') - width('DW')
  }
  for (const font of ['mono', 'sans'] as const) expect(gap(font)).toBeGreaterThanOrEqual(0.28)
})

test('text is at least 11 units on the sheets, 20 on the card, and there is none in the mark', () => {
  const snapshot = sampleSnapshot({ levels: [-2, 'both', 'none', 0, 1, 2, -1, 2], faults: [['OE', 'end']] })
  const smallest = (variant: Variant) => Math.min(...texts(layout(snapshot, variant)).map(({ size }) => size))
  expect(smallest('wide')).toBeGreaterThanOrEqual(11)
  expect(smallest('tall')).toBeGreaterThanOrEqual(11)
  // In pixels on the narrowest board that shows it.
  expect(smallest('middle') * (700 / layout(snapshot, 'middle').width)).toBeGreaterThanOrEqual(11)
  expect(smallest('short') * (320 / layout(snapshot, 'short').width)).toBeGreaterThanOrEqual(11)
  expect(layout(snapshot, 'tall').width).toBe(360)
  expect(smallest('card')).toBeGreaterThanOrEqual(20)
  expect(texts(layout(snapshot, 'mark'))).toEqual([])
})

test('any name in letters that our fonts have fits into its slot', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aäßmwWMÅéñőžİlit 5-’'), maxLength: 80 })
  fc.assert(
    fc.property(letters, (name) => {
      for (const variant of sheets) {
        const mark = texts(layout(sampleSnapshot({ levels: Array(8).fill(0), name }), variant)).find(
          ({ foreign }) => foreign,
        )
        if (mark) expect(textWidth(mark)).toBeLessThanOrEqual(mark.slot)
      }
    }),
  )
})
