import { draftInputs } from '@wiring/map/draft-persona'
import type { MapInputs } from '@wiring/map/inputs'
import { personas } from '@wiring/map/personas'
import { model, readingsToCheck } from '@wiring/map/readings-to-check'
import { reviewState } from '@wiring/map/review/review-state'
import { fillSlots } from '@wiring/map/slots'
import { expect, test } from 'vitest'
import { changeKey, changesBeside } from './circuit-change.tsx'
import { evidenceCards, splitLines } from './evidence.ts'
import { fieldOf, isFolded, isQuotedWhole, type ReadSources, withRead } from './read-sources.ts'
import { readingOf, visitOrder } from './reading-order.ts'
import { type ReviewRow, reviewSections } from './review-rows.ts'
import { oppositeReading, switchOf } from './switch-reading.ts'

const wordsPerMinute = 240
const pictureWords = 20

const count = (text: string) => text.split(/\s+/).filter(Boolean).length
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

function demoInputs({ inputs }: (typeof personas)[number], index: number): MapInputs {
  if (index % 3 !== 1) return inputs
  const [first, second] = readingsToCheck(inputs)
  const verdicts = [
    ...(first ? [{ reading: first.id, verdict: 'me' as const, word: 'Most of the time' }] : []),
    ...(second ? [{ reading: second.id, verdict: 'not_me' as const }] : []),
  ]
  return { ...inputs, checked_readings: { model, verdicts } }
}

const isStanding = ({ sentence }: ReviewRow) =>
  sentence.kind !== 'claim' && sentence.slots.every(({ kind }) => kind !== 'quote')

function wordsOf(persona: (typeof personas)[number], index: number, faster: boolean): number {
  const inputs = demoInputs(persona, index)
  const submitted = { ...inputs, checked_readings: inputs.checked_readings ?? null }
  const draft = draftInputs(inputs, persona.pictures)
  const rows = reviewSections(draft, reviewState(draft, [])).flatMap((section) => section.rows)
  const context = { draft, checked: inputs.checked_readings, flags: [] }
  let read: ReadSources = new Map()
  const paneWords = ({ id, sentence }: ReviewRow) => {
    const cards = evidenceCards(draft, sentence, submitted)
    const isRead = (what: string) => faster && isFolded(read, what, id)
    const shown = cards.map((card) => {
      const { source, question, lines, picture } = card
      if (isRead(source) || (faster && isQuotedWhole(sentence, card))) return count(source)
      const open = isRead(fieldOf(source)) ? splitLines(lines).own : lines
      const texts = [source, question, ...open.map((parts) => parts.map(({ text }) => text).join(''))]
      return sum(texts.map(count)) + (picture === null ? 0 : pictureWords)
    })
    const reading = switchOf(sentence, draft)
    const other = reading && reading.state !== 'none' ? oppositeReading(reading, draft).lines.slice(0, 6) : []
    const changes = changesBeside(draft, sentence, cards)
    const changed = changes.map((change) =>
      count(
        `If ${change.answer} ${isRead(changeKey(change)) ? 'were different' : `had been ${change.option}`}`,
      ),
    )
    const sources = cards.map(({ source }) => source)
    read = withRead(read, [...sources, ...sources.map(fieldOf), ...changes.map(changeKey)], id)
    return (
      sum(shown) +
      sum(changed) +
      sum(other.map(({ source, quote, label }) => count(`${source} ${quote ?? label}`)))
    )
  }
  return sum(
    (faster ? visitOrder(rows, context) : rows).map((row) => {
      const { kind } = readingOf(row, context)
      if (faster && (kind === 'routine' || isStanding(row))) return 0
      return count(fillSlots(row.sentence)) + (kind === 'plain' ? 0 : paneWords(row))
    }),
  )
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) / 2
  return ((sorted[Math.floor(at)] ?? 0) + (sorted[Math.ceil(at)] ?? 0)) / 2
}

test('by their words, ten demo maps are read in three minutes at the median, about half of all there is', () => {
  const minutes = (faster: boolean) =>
    personas.slice(0, 10).map((persona, index) => wordsOf(persona, index, faster) / wordsPerMinute)
  const [before, after] = [minutes(false), minutes(true)]
  const figures = after.map((each, n) => `${personas[n]?.id} ${before[n]?.toFixed(1)} → ${each.toFixed(1)}`)
  expect(median(after), figures.join('; ')).toBeLessThanOrEqual(3)
  expect(median(after), figures.join('; ')).toBeLessThanOrEqual(0.55 * median(before))
})
