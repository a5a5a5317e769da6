import { circuitName } from '../circuits/circuit-name.ts'
import { circuitNames } from '../circuits/known-circuits.ts'
import type { Snapshot } from '../snapshot.ts'
import { drawBoard, levelBoard, uprightBoard } from './card-board.ts'
import { fitName } from './fit-name.ts'
import { circle, type Drawing, mono, type Primitive, rect, sans } from './primitives.ts'

/** Printable. `meaning` and `quote` are lines of the width that `cardPlaces` names. */
export interface CardTexts {
  name: string
  meaning: readonly string[]
  quote: readonly string[]
  studio: string
  site: string
}

export interface LinesPlace {
  size: number
  pitch: number
  width: number
  most: number
}

interface CardPlan {
  width: number
  height: number
  margin: number
  /** Baselines of its first and its last line: clear of what programs lay over a story. */
  head: number
  foot: number
  label: number
  name: number
  meaning: LinesPlace
  quote: LinesPlace
}

const uprightLines = { size: 42, pitch: 52, width: 936, most: 2 }
const upright = {
  width: 1080,
  margin: 72,
  label: 26,
  name: 40,
  meaning: uprightLines,
  quote: { ...uprightLines, size: 40, pitch: 50, most: 4 },
}

const plans = {
  landscape: {
    width: 1200,
    height: 630,
    margin: 64,
    head: 70,
    foot: 600,
    label: 20,
    name: 28,
    meaning: { size: 28, pitch: 34, width: 1072, most: 1 },
    quote: { size: 26, pitch: 32, width: 1072, most: 2 },
  },
  portrait: { ...upright, height: 1350, head: 112, foot: 1282 },
  story: { ...upright, height: 1920, head: 270, foot: 1680 },
} as const satisfies Record<string, CardPlan>

export type CardForm = keyof typeof plans

export const cardForms = Object.keys(plans) as CardForm[]

export const isCardForm = (given: unknown): given is CardForm =>
  typeof given === 'string' && Object.hasOwn(plans, given)

export const cardPlan = (form: CardForm): CardPlan => plans[form]

const noTexts: CardTexts = { name: '', meaning: [], quote: [], studio: '', site: '' }

/** Without faults, sources and pictures, because others see it. */
export function card(snapshot: Snapshot, form: CardForm = 'landscape', texts: CardTexts = noTexts): Drawing {
  const plan = cardPlan(form)
  const { width, height, margin, meaning, quote } = plan
  const title = titleMarks(snapshot, form, texts.meaning.length > 0)
  const words = title.baseline + (form === 'landscape' ? 46 : 70)
  const quoteTop = plan.foot - (form === 'landscape' ? 48 : 88) - quote.pitch * (texts.quote.length - 1)
  const primitives: Primitive[] = [
    rect('border', [0, 0], width, height, { fill: 'bg' }),
    ...headMarks(plan, texts),
    ...title.marks,
    ...linesOf(texts.meaning, margin, words, meaning, 'ink-2'),
    ...drawBoard(snapshot, boardOf(form, texts, words, quoteTop)),
    ...linesOf(texts.quote, margin, quoteTop, quote, 'ink'),
    ...footMarks(plan, texts),
  ]
  return { variant: 'card', width, height, primitives }
}

function boardOf(form: CardForm, texts: CardTexts, words: number, quoteTop: number) {
  const { width, foot, meaning } = cardPlan(form)
  const isQuoted = texts.quote.length > 0
  if (form === 'landscape') return isQuoted ? levelBoard(356, 88) : levelBoard(392, 124)
  const top = words + meaning.pitch * (texts.meaning.length - 1) + 56
  return uprightBoard(width / 2, top, isQuoted ? quoteTop - 76 : foot - 84)
}

const knownSize = { landscape: 96, portrait: 116, story: 116 }
const otherSize = { landscape: 46, portrait: 80, story: 80 }

function titleMarks({ circuit }: Snapshot, form: CardForm, isExplained: boolean) {
  const { head, margin, width } = cardPlan(form)
  const name = circuitName(circuit)
  const isKnown = name === circuitNames[circuit.id]
  const size = isKnown ? knownSize[form] : otherSize[form]
  const fitted = isKnown && form !== 'landscape' && name.length > 16 ? 92 : size
  const lines = isKnown || form === 'landscape' ? [name] : name.split(/ (?=and the )/)
  const first = form === 'landscape' ? (isExplained ? 164 : 178) : head + (isKnown ? 136 : 112)
  const slot = width - 2 * margin + 8
  return {
    marks: lines.map((line, index) =>
      sans('name', [margin - 4, first + size * index], line, { size: fitted, slot }),
    ),
    baseline: first + size * (lines.length - 1),
  }
}

function headMarks({ head, margin, width, label, name }: CardPlan, texts: CardTexts): Primitive[] {
  const slot = width - 2 * margin - label * 14
  return [
    mono('title', [margin, head], 'WIRING MAP', { size: label, fill: 'ink-2', slot: label * 13 }),
    ...(texts.name === ''
      ? []
      : [
          sans('title', [width - margin, head], fitName(texts.name, name, slot), {
            size: name,
            anchor: 'end',
            slot,
          }),
        ]),
  ]
}

function footMarks({ foot, margin, width, label, name }: CardPlan, { studio, site }: CardTexts): Primitive[] {
  if (studio === '') return []
  const radius = name * 0.22
  const slot = width / 2 - margin
  const start = margin + radius * 3.4
  return [
    circle('lamp', [margin + radius, foot - name * 0.32], radius, { fill: 'red' }),
    sans('title', [start, foot], fitName(studio, name, slot), { size: name, slot }),
    mono('title', [width - margin, foot], site, { size: label, anchor: 'end', fill: 'ink-2', slot }),
  ]
}

const linesOf = (
  lines: readonly string[],
  x: number,
  y: number,
  { size, pitch, width }: LinesPlace,
  fill: 'ink' | 'ink-2',
): Primitive[] =>
  lines.map((text, index) => sans('note', [x, y + pitch * index], text, { size, slot: width, fill }))
