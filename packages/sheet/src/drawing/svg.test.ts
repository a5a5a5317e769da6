import { layout } from '@wiring/map/drawing/layout'
import type { Primitive } from '@wiring/map/drawing/primitives'
import { sampleSnapshot } from '@wiring/map/sample-snapshot'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cardPng } from './card.ts'
import { figureName, figureRows } from './figure-text.ts'
import { drawingSvg } from './svg.ts'
import { drawingFile } from './svg-file.ts'

const full = sampleSnapshot({
  levels: [-2, 'both', 2, 1, 0, -1, 'none', 1],
  strengths: ['solid', 'fair', 'fair', 'thin', 'solid', 'fair', 'thin', 'solid'],
  drops: Array(8).fill(['survey', 'profile', 'visuals']),
  faults: [
    ['CC', 'EXIT'],
    ['OE', 'end'],
  ],
  bridges: 'F1',
  crossed: ['SOURCE', 'FRAME', 'TEMPO'],
  repeats: ['EXIT', 'SOURCE', 'TEMPO'],
  palette: ['#1f2a44', '#d9d2c3', '#b4553a', '#6b7f6a', '#f1efe9'],
  circuit: 'breadboard',
  unread: ['visuals'],
})
const variants = ['wide', 'tall', 'card', 'mark'] as const
const landscape = { form: 'landscape', studio: 'Tracework', site: 'tracework.example' } as const
const marks = layout(full, 'wide').primitives
const roles = (role: Primitive['role']) => marks.filter((mark) => mark.role === role)

test('a full sheet is at most 14 KB of SVG', () => {
  for (const variant of variants)
    expect(drawingSvg(layout(full, variant), { title: figureName(full), id: 'd' }).length).toBeLessThan(
      14_336,
    )
})

test('the same snapshot gives the same bytes', async () => {
  const copy = structuredClone(full)
  expect(drawingFile(layout(copy, 'wide'), 'x')).toBe(drawingFile(layout(full, 'wide'), 'x'))
  const options = { ...landscape, name: true }
  expect((await cardPng(copy, options)).equals(await cardPng(full, options))).toBe(true)
})

test('a name is escaped', () => {
  const hostile = sampleSnapshot({ levels: Array(8).fill(0), name: `<script>'"&\u202e\u0000` })
  for (const markup of [
    drawingSvg(layout(hostile, 'wide'), { title: hostile.name, id: 'd' }),
    drawingFile(layout({ ...hostile, name: `<script>佐` }, 'wide'), hostile.name),
  ]) {
    expect(markup).not.toContain('<script')
    expect(markup).toContain('&#60;script&#62;')
  }
  expect(drawingSvg(layout(hostile, 'wide'), { title: '', id: 'd' })).not.toContain('\u202e')
})

test('a swatch that is no hex colour is not written', () => {
  const odd = sampleSnapshot({ levels: Array(8).fill(0), palette: ['"/><script>'] })
  expect(drawingSvg(layout(odd, 'wide'), { title: '', id: 'd' })).not.toContain('script')
})

test('an inline SVG has custom properties for colours, a title and parts that move', () => {
  const svg = drawingSvg(layout(full, 'wide'), { title: 'A & B', id: 'd' })
  expect(svg).toContain('<title id="d">A &#38; B</title><g aria-hidden="true">')
  expect(svg).toContain('stroke="var(--red,#e4472f)"')
  expect(svg.match(/data-wipe=/g)).toHaveLength(3)
  expect(svg.match(/data-start=/g)).toHaveLength(2)
  expect(svg).not.toMatch(/style=|<style|NaN|undefined/)
})

test('a file has its own colours, no custom properties and no text that needs a font', () => {
  const file = drawingFile(layout(full, 'tall'), 'Wiring')
  expect(file).not.toMatch(/var\(|<text|data-|NaN/)
  expect(file).toContain('xmlns="http://www.w3.org/2000/svg"')
})

test('the weight of the line follows the strength: 2, 3 and 4.5 in proportion', () => {
  const weight = (strength: 'thin' | 'fair' | 'solid') => {
    const sheet = sampleSnapshot({ levels: Array(8).fill(-2), strengths: Array(8).fill(strength) })
    const found = layout(sheet, 'wide').primitives.find(({ role }) => role === 'trace')
    return found?.kind === 'path' ? (found.weight ?? 0) : 0
  }
  expect(weight('fair') / weight('thin')).toBeCloseTo(1.5)
  expect(weight('solid') / weight('thin')).toBeCloseTo(2.25)
})

test('without colour every role differs in weight, dash or shape', async () => {
  const look = (mark: Primitive | undefined) => {
    if (!mark || mark.kind === 'text') return ''
    const shape = mark.kind === 'path' ? ('d' in mark ? 'shape' : 'route') : mark.kind
    return JSON.stringify([shape, mark.stroke ? mark.weight : 0, mark.dash ?? 0, Boolean(mark.fill)])
  }
  const wires = (['rail', 'drop', 'trace', 'leader', 'jumper', 'stage'] as const).map((role) =>
    look(roles(role).find(({ kind }) => kind === 'path')),
  )
  expect(new Set(wires).size).toBe(wires.length)
  const [zigzag, trail] = roles('fault')
  expect(look(zigzag)).not.toBe(look(trail))
  expect(roles('jumper').filter(({ kind }) => kind === 'rect')).toHaveLength(2)
  const grey = await sharp(Buffer.from(drawingFile(layout(full, 'wide'), '')))
    .greyscale()
    .stats()
  expect(grey.channels[0]?.min).toBeLessThan(40)
})

test('every fault, jumper, repeat and tag names its evidence', () => {
  for (const role of ['fault', 'lamp', 'jumper', 'repeat', 'tag'] as const) {
    expect(roles(role), role).not.toHaveLength(0)
    for (const mark of roles(role)) expect(mark.evidenceIds.length).toBeGreaterThan(0)
  }
})

test('no text, rectangle or circle begins outside its sheet', () => {
  for (const variant of ['wide', 'tall'] as const) {
    const { primitives, width, height } = layout(full, variant)
    for (const mark of primitives)
      if (mark.kind !== 'path') {
        expect(mark.x).toBeGreaterThanOrEqual(0)
        expect(mark.x).toBeLessThanOrEqual(width)
        expect(mark.y).toBeGreaterThanOrEqual(0)
        expect(mark.y).toBeLessThanOrEqual(height)
      }
  }
})

test('the card is 1,200 by 630, the mark 64 by 64, and a name is printed only when asked for', async () => {
  const plain = await cardPng(full, { ...landscape, name: false })
  const named = await cardPng(full, { ...landscape, name: true })
  expect(await sharp(plain).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(plain.equals(named)).toBe(false)
  const fancy = await cardPng({ ...full, name: 'Jean‑Luc ✨' }, { ...landscape, name: true })
  expect(fancy.equals(await cardPng({ ...full, name: 'Jean-Luc' }, { ...landscape, name: true }))).toBe(true)
  expect(fancy.equals(plain)).toBe(false)
  const foreign = { ...full, name: '佐藤 美咲' }
  expect((await cardPng(foreign, { ...landscape, name: true })).equals(plain)).toBe(true)
})

test('the accessible name describes the switches, faults and circuit', () => {
  const ines = sampleSnapshot({
    levels: [-2, -2, 2, 1, 2, -2, 'none', 1],
    faults: [
      ['CC', 'EXIT'],
      ['OE', 'end'],
    ],
    crossed: ['START', 'FRAME', 'TEMPO'],
  })
  expect(figureName(ines)).toBe(
    'Wiring of Ines: picture, vision, follow, own, burst, stated, no reading, polish. ' +
      'Two faults, three crossed wires. The Projector.',
  )
})

test('the table has a row for each switch with the lines for and against it', () => {
  const rows = figureRows(full)
  expect(rows).toHaveLength(8)
  expect(rows[0]).toEqual({
    label: 'S1 Picture / Word',
    position: 'Picture',
    strength: 'solid',
    linesFor: ['A2'],
    linesAgainst: ['A4'],
    fault: '',
    crossing: 'X1',
  })
  expect(rows[1]?.position).toBe('Both vision and material')
  expect(rows[5]?.position).toBe('Leans to stated')
  expect(rows[6]).toMatchObject({ position: 'No reading', strength: 'none' })
  expect(rows[7]?.fault).toBe('F1 Complexity Creep, F2 Open End')
})
