import { draft } from '@wiring/map/draft'
import { personas, requirePersona } from '@wiring/map/personas'
import { expect, test } from 'vitest'
import { evidenceCards, weightText } from './evidence.ts'
import { isQuotedWhole } from './read-sources.ts'
import { oppositeReading, readingText, switchOf } from './switch-reading.ts'

const drafted = (id: string) => {
  const { inputs, pictures } = requirePersona(id)
  const engine = { versions: { node: '', icu: '', sharp: '', libvips: '' }, inputsHash: '' }
  return { inputs, snapshot: draft(inputs, pictures, engine) }
}

const { inputs, snapshot } = drafted('ines')
const sentence = (rule: string) => {
  const found = snapshot.sentences.find((each) => each.rule === rule)
  if (found === undefined) throw new Error(`No sentence has the rule ${rule}.`)
  return found
}

test('a card has the question and the whole answer with the quotes marked', () => {
  const cards = evidenceCards(snapshot, sentence('switch.GATE'), inputs)
  expect(cards.map(({ source }) => source)).toEqual(['A3', 'P3.2'])
  expect(cards.map(({ weight }) => weight)).toEqual([1, 0.25])
  expect(cards[0]).toMatchObject({
    question: 'A new idea arrives while you are finishing another. What happens?',
  })
  expect(cards[0]?.lines).toEqual([[{ text: 'I drop everything and follow it', marked: true }]])
  expect(cards[1]?.lines.map((pieces) => pieces.some(({ marked }) => marked))).toEqual([false, true, false])
})

test('the cards of every invented person mark each quote in its text', () => {
  for (const { id } of personas.filter((each) => each.id !== 'flood')) {
    const each = drafted(id)
    const cards = evidenceCards(
      each.snapshot,
      { evidence: each.snapshot.evidence.map((line) => line.id), rule: 'headline' },
      each.inputs,
    )
    const marked = cards.flatMap(({ lines, kind }) => (kind === 'measure' ? [] : [lines]))
    expect(marked.every((lines) => lines.flat().length > 0)).toBe(true)
    for (const { quote, source, end } of each.snapshot.evidence) {
      if (quote === null || end === 0) continue
      const text = cards.find((card) => card.source === source)?.lines.flat()
      expect(
        text?.some((piece) => piece.marked),
        `${id} ${source}`,
      ).toBe(true)
    }
  }
})

test('a reading says its place, its pole and its strength', () => {
  const reading = switchOf(sentence('switch.GATE'), snapshot)
  expect(reading && readingText(reading)).toMatch(/^S3 GATE · \+0\.\d\d FOLLOW · fair$/)
  expect(reading && oppositeReading(reading, snapshot)).toEqual({ pole: 'HOLD', lines: [] })
  expect(switchOf(sentence('repeat.own-version'), snapshot)).toBeNull()
})

test('a weight is formatted with its sign and without trailing zeros', () => {
  expect(weightText(1)).toBe('weight +1.0')
  expect(weightText(-0.25)).toBe('weight −0.25')
  expect(weightText(0)).toBe('not counted')
})

test('a card folds where its sentence quotes all of its source, and not where it quotes a part', () => {
  const wish = snapshot.sentences.find(({ rule }) => rule === 'wish')
  expect(wish).toBeDefined()
  if (wish === undefined) return
  const [card] = evidenceCards(snapshot, wish, inputs)
  expect(card && isQuotedWhole(wish, card)).toBe(true)
  const part = {
    slots: wish.slots.map((slot) => (slot.kind === 'quote' ? { ...slot, text: slot.text.slice(4) } : slot)),
  }
  expect(card && isQuotedWhole(part, card)).toBe(false)
})
