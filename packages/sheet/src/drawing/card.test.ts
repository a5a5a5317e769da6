import { draftPersona } from '@wiring/map/draft-persona'
import { type CardForm, card, cardForms } from '@wiring/map/drawing/card'
import type { TextMark } from '@wiring/map/drawing/primitives'
import { personas, requirePersona } from '@wiring/map/personas'
import { applyEdits } from '@wiring/map/review/apply-edits'
import { sampleSnapshot } from '@wiring/map/sample-snapshot'
import type { Snapshot } from '@wiring/map/snapshot'
import { circuitIds } from '@wiring/map/switches'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { collisions, labelWidth } from '../../tests/collisions.ts'
import { cardMeaning, cardQuotes } from '../text/card-words.ts'
import { type CardOptions, cardDrawing, cardPng } from './card.ts'

const options = (form: CardForm, rest: Partial<CardOptions> = {}): CardOptions => ({
  form,
  studio: 'Tracework',
  site: 'tracework.example',
  name: true,
  ...rest,
})
const texts = (snapshot: Snapshot, given: CardOptions) =>
  cardDrawing(snapshot, given).primitives.filter((mark): mark is TextMark => mark.kind === 'text')
const words = (snapshot: Snapshot, given: CardOptions) =>
  texts(snapshot, given)
    .map(({ text }) => text)
    .join(' ')
const ines = draftPersona(requirePersona('ines'))

const sizes = { landscape: [1200, 630], portrait: [1080, 1350], story: [1080, 1920] } as const

test.each(cardForms)('the %s card is a PNG of its size', async (form) => {
  const [width, height] = sizes[form]
  const card = await cardPng(ines, options(form))
  expect(await sharp(card).metadata()).toMatchObject({ format: 'png', width, height })
})

test.each(personas)('$id: nothing on a card touches anything else or runs over its edge', (persona) => {
  const snapshot = draftPersona(persona)
  for (const form of cardForms)
    for (const quote of [null, ...cardQuotes(snapshot).map(({ evidence }) => evidence)]) {
      const drawing = cardDrawing(snapshot, options(form, { quote }))
      expect(collisions(drawing)).toEqual([])
      for (const mark of drawing.primitives) {
        if (mark.kind !== 'text') continue
        expect(labelWidth(mark), mark.text).toBeLessThanOrEqual(mark.slot)
        expect(mark.size).toBeGreaterThanOrEqual(20)
      }
    }
})

test('every circuit fits on every card, between two, provisional or not', () => {
  for (const circuit of [...circuitIds, 'oscillator', 'none'] as const)
    for (const second of circuitIds)
      for (const between of [true, false])
        for (const form of cardForms) {
          const sheet = sampleSnapshot({
            levels: [2, -2, 'both', 'none', 2, -2, 1, 0],
            circuit,
            second,
            between,
            provisional: between,
          })
          const drawing = card(sheet, form)
          expect(collisions(drawing)).toEqual([])
          for (const mark of drawing.primitives)
            if (mark.kind === 'text') expect(labelWidth(mark), mark.text).toBeLessThanOrEqual(mark.slot)
        }
})

test.each([
  ['ines', 'The Projector', 'Sees the finished thing first, then builds backwards from it.'],
  ['arabic', 'Between the Relay and the Switchboard', 'One line more could swap the two.'],
  ['oscillator', 'The Oscillator', 'Four switches or more have two full settings, and both are in use.'],
  ['care', 'The Filter', 'Nearest by your clicks.'],
  ['crossed-silence', 'No known circuit yet', 'The lines do not point one way clearly enough.'],
])('%s: every card has circuit, meaning and studio', (id, name, meaning) => {
  const snapshot = draftPersona(requirePersona(id))
  expect(cardMeaning(snapshot)).toBe(meaning)
  for (const form of cardForms) {
    const printed = words(snapshot, options(form))
    for (const said of [name, meaning, 'Tracework']) expect(printed).toContain(said)
  }
})

type Edit = Parameters<typeof applyEdits>[1][number]
const edited = (...ops: Edit['op'][]): Snapshot =>
  applyEdits(
    ines,
    ops.map((op, index) => ({ n: index + 1, at: '', by: 'Mara', op })),
  )
const meaningOf = ines.sentences.find(({ rule }) => rule === 'circuit.projector')?.id ?? ''

test('a sentence that was dropped gives no meaning, and one that was rewritten its new words', () => {
  const dropped = edited({ kind: 'drop', sentence: meaningOf })
  expect(cardMeaning(dropped)).toBeNull()
  const rewritten = edited({ kind: 'edit', sentence: meaningOf, text: 'You draw the end first. And so on.' })
  for (const form of cardForms) {
    expect(words(dropped, options(form))).not.toContain('finished')
    expect(words(rewritten, options(form))).toContain('You draw the end first.')
    expect(words(rewritten, options(form))).not.toContain('And so on')
  }
})

test('a meaning that a card has no room for is left out, not cut', () => {
  const long = edited({
    kind: 'edit',
    sentence: meaningOf,
    text: `You draw ${'it once more and '.repeat(9)}stop.`,
  })
  expect(cardMeaning(long)).toContain('stop.')
  for (const form of cardForms) expect(words(long, options(form))).not.toContain('once more')
})

test('a circuit that was set by hand has no meaning of another', () => {
  const set = edited({ kind: 'set_circuit', circuit: 'relay', reason: 'It waits for a signal' })
  const printed = words(set, options('portrait'))
  expect(printed).toContain('The Relay')
  expect(printed).not.toContain('Sees the finished thing')
})

test('a quote is printed only when it is asked for, hers, and neither hidden nor dropped', () => {
  const [first] = cardQuotes(ines)
  if (first === undefined) throw new Error('No quotes.')
  const start = first.text.split(' ').slice(0, 3).join(' ')
  for (const form of cardForms) {
    expect(words(ines, options(form))).not.toContain(start)
    expect(words(ines, options(form, { quote: first.evidence }))).toContain(`“${start}`)
    for (const quote of ['', 'A1.A:PICTURE', 'x', '<script>', first.text])
      expect(words(ines, options(form, { quote }))).toBe(words(ines, options(form)))
    const hidden = edited({ kind: 'hide_quote', evidence: first.evidence })
    expect(words(hidden, options(form, { quote: first.evidence }))).not.toContain(start)
  }
  const citing = ines.sentences.filter(({ slots }) =>
    slots.some((slot) => slot.kind === 'quote' && slot.evidence === first.evidence),
  )
  const dropped = edited(...citing.map(({ id }): Edit['op'] => ({ kind: 'drop', sentence: id })))
  expect(cardQuotes(dropped).map(({ evidence }) => evidence)).not.toContain(first.evidence)
})

test('what the letters of a card cannot print is left out, and a long name is cut', () => {
  const arabic = draftPersona(requirePersona('arabic'))
  const [quote] = cardQuotes(arabic)
  const plain = words({ ...arabic, name: '' }, options('story'))
  expect(words(arabic, options('story', { quote: quote?.evidence ?? null }))).toBe(plain)
  const long = { ...ines, name: 'Maximiliane-Theodora '.repeat(6).trim() }
  for (const form of cardForms) {
    const name = texts(long, options(form)).find(({ text }) => text.startsWith('Maxi'))
    expect(name?.text).toMatch(/…$/)
    expect(words(long, options(form, { name: false }))).not.toContain('Maxi')
  }
})
