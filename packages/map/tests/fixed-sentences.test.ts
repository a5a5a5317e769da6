import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { draftInputs, draftPersona } from '../fixtures/personas/draft-persona.ts'
import { personas } from '../fixtures/personas/personas.ts'
import { circuitNames, knownCircuit } from '../src/circuits/known-circuits.ts'
import type { MapInputs } from '../src/inputs.ts'
import { applyEdits } from '../src/review/apply-edits.ts'
import { fillSlots } from '../src/slots.ts'
import type { Sentence, Snapshot } from '../src/snapshot.ts'
import { optionSentences } from '../src/surveys/option-sentences.ts'
import { numbered } from './arbitrary-edits.ts'
import { arbitraryInputs } from './arbitrary-inputs.ts'
import { strangers } from './strangers/strangers.ts'

interface Drafted {
  id: string
  inputs: MapInputs
  snapshot: Snapshot
}

const drafted: readonly Drafted[] = [
  ...personas.map((persona) => ({
    id: persona.id,
    inputs: persona.inputs,
    snapshot: draftPersona(persona),
  })),
  ...strangers.map(({ id, inputs }) => ({ id: `stranger ${id}`, inputs, snapshot: draftInputs(inputs) })),
]

const textOf = ({ sentences }: Snapshot, rule: string): string =>
  sentences
    .filter((sentence) => sentence.rule === rule)
    .map(fillSlots)
    .join(' ')

const numbers = 'no one two three four five'.split(' ')
const counted = (text: string, noun: string): number => {
  const [, word = 'no'] = new RegExp(`(\\w+) ${noun}`).exec(text) ?? []
  return numbers.indexOf(word)
}

const sourcesOfKind = ({ evidence }: Snapshot, kind: string) =>
  new Set(evidence.filter((line) => line.kind === kind).map(({ source }) => source))

/** What each sentence says of what was given and read, and what was. */
function checkSources({ snapshot }: Drafted): void {
  const [read, notThis] = [textOf(snapshot, 'note.sources'), textOf(snapshot, 'not-this')]
  const isForeign = snapshot.unread.some(({ source, reason }) => source === 'survey' && reason === 'language')
  const answers = isForeign ? 0 : sourcesOfKind(snapshot, 'words').size
  const measured = snapshot.pictures.filter((picture) => picture.measured).length
  const [all = ''] = notThis.replace('ten answers', 'five choices, five answers in your words').split('. ')
  for (const text of [read, all]) {
    expect(counted(text, 'choices?')).toBe(sourcesOfKind(snapshot, 'choice').size)
    expect(counted(text, 'answers? in your words')).toBe(answers)
    expect(counted(text, 'pictures?')).toBe(measured)
    if (sourcesOfKind(snapshot, 'profile').size > 0) expect(text).toContain('one profile')
  }
}

function checkProvisional({ snapshot }: Drafted): void {
  const kinds = { clicks: 'choice', 'own words': 'words', profile: 'profile' }
  const text = textOf(snapshot, 'circuit.provisional')
  const counting = snapshot.evidence.filter((line) => line.switch !== null && line.e !== 0)
  for (const [name, kind] of Object.entries(kinds))
    if (text.includes(`your ${name} alone`))
      expect(new Set(counting.map((line) => line.kind))).toEqual(new Set([kind]))
  expect(text).not.toMatch(/was read/)
}

/** "Between A and B": what is no part is part of neither, and B has its own sentence. */
function checkBetween({ snapshot }: Drafted): void {
  const { id, second, between } = snapshot.circuit
  const found = snapshot.sentences.find(({ rule }) => rule === 'circuit.second')
  expect(found !== undefined).toBe(between && second !== null && knownCircuit(id) !== null)
  const outside = snapshot.sentences.find(({ rule }) => rule === 'circuit.outside')
  const named = between && second !== null ? [id, second] : [id]
  const moved = (outside?.evidence ?? []).map((line) => snapshot.evidence.find((each) => each.id === line))
  for (const each of named)
    for (const line of moved)
      expect(knownCircuit(each)?.prototype[line?.switch ?? 'SOURCE'], `${each} ${line?.id}`).toBeUndefined()
  const place = textOf(snapshot, 'circuit.fault')
  const teller = named.find((each) => place.startsWith(circuitNames[each]))
  if (place !== '') expect(teller, place).toBeDefined()
  const isOwnCause =
    teller === 'transformer' && snapshot.evidence.some(({ fault, e }) => fault === 'TM' && e !== 0)
  if (place.includes('You name the same place ('))
    expect(isOwnCause || knownCircuit(teller ?? 'none')?.isSameCause, place).toBe(true)
  // Between two, that one tells of her break which breaks where she says.
  const places = named.map((each) => knownCircuit(each)?.place)
  const at = place.match(/You clicked that yours breaks (.+?) \(/)?.[1]
  if (at !== undefined) expect(places).not.toContain(at)
}

function checkCrossed({ snapshot }: Drafted): void {
  const printed = snapshot.sentences.filter(({ section }) => section === 'crossed').map(({ rule }) => rule)
  expect(printed).toEqual(snapshot.crossed.map(({ rule }) => `crossed.${rule}`))
}

/** A cut answer is called its beginning, and all of it stands among the lines. */
function checkQuotes({ snapshot, inputs }: Drafted): void {
  for (const { text, slots } of snapshot.sentences)
    for (const slot of slots)
      if (slot.kind === 'quote' && text.includes(', you wrote: ')) expect(slot.text).not.toMatch(/…$/)
  const answers = [...sourcesOfKind(snapshot, 'words')]
  const flat = (text: string) => text.replace(/\s+/gu, ' ').trim()
  const withoutEnd = (text: string) => flat(text).replace(/[\s.,;。]+$/, '')
  const held = snapshot.unread.filter(({ isPart }) => isPart).map(({ source }) => source)
  for (const source of answers.filter((each) => !held.includes(each))) {
    const given = String(inputs.survey_data[String(Number(source.slice(1)) - 1)])
    const lines = snapshot.evidence.filter((line) => line.source === source)
    const shown = [lines.find(({ whole }) => whole !== undefined)?.whole, ...lines.map(({ quote }) => quote)]
    const isMasked = shown.some((text) => /\[(?:email|phone|number|link|handle)\]/.test(text ?? ''))
    // What is not printable is taken out of both.
    if (!isMasked && /^[\x20-\x7e\s]*$/.test(given))
      expect(shown.map((text) => withoutEnd(text ?? ''))).toContain(withoutEnd(given))
  }
}

const quotesOf = (sentences: readonly Sentence[]) =>
  sentences.flatMap(({ slots }) => slots.flatMap((slot) => (slot.kind === 'quote' ? [slot] : [])))

/** Whether another switch quotes the click that this sentence rests on. */
const twoOf = ({ rule, slots, text }: Sentence, other: string): boolean =>
  rule !== other &&
  !rule.endsWith('.counter') &&
  slots.some(
    (slot, index) =>
      slot.kind === 'quote' &&
      /^A[13]$/.test(slot.source) &&
      text.includes(`{${index}}`) &&
      clickOf(slot.source, other),
  )
const clickOf = (source: string, rule: string) => source === (rule.startsWith('switch.START') ? 'A1' : 'A3')

function checkFiller({ snapshot: { sentences, repeats } }: Drafted): void {
  const twice = [optionSentences.there, optionSentences.before]
  for (const { rule, text } of sentences.filter((each) => each.rule.startsWith('switch.')))
    if (twice.some((each) => text.startsWith(each)) && !rule.endsWith('.counter'))
      expect(sentences.filter((each) => each.rule.startsWith('switch.') && twoOf(each, rule))).toEqual([])
  const printed = sentences.filter(({ rule }) => rule.startsWith('repeat.') && rule !== 'repeat.A6')
  expect(printed.map(({ rule }) => rule)).toEqual(repeats.map(({ concept }) => `repeat.${concept}`))
  const before = quotesOf(
    sentences.filter(({ section }) =>
      ['arrive', 'route', 'shape', 'decide', 'release', 'waits', 'crossed', 'questions'].includes(section),
    ),
  )
  for (const [index, repeat] of repeats.entries()) {
    const [quote] = quotesOf(printed.slice(index, index + 1))
    if (quote === undefined) expect(repeat.sources.length).toBeGreaterThanOrEqual(3)
    else
      expect(before).not.toContainEqual(expect.objectContaining({ source: quote.source, text: quote.text }))
  }
}

const checks = { checkSources, checkProvisional, checkBetween, checkCrossed, checkQuotes, checkFiller }

describe.each(Object.entries(checks))('%s', (_, check) => {
  test.each(drafted)('$id', (each) => {
    check(each)
  })
})

test('so it is for arbitrary inputs', () => {
  fc.assert(
    fc.property(arbitraryInputs, (inputs) => {
      const each = { id: 'arbitrary', inputs, snapshot: draftInputs(inputs) }
      for (const check of Object.values(checks)) check(each)
    }),
    { numRuns: 60 },
  )
})

const base = strangers[0]?.inputs as MapInputs
const answering = (key: string, text: string) =>
  draftInputs({ ...base, survey_data: { ...base.survey_data, [key]: text } })

test.each([
  'dont know',
  "I don't know.",
  'idk',
  'IDK lol idk'.slice(0, 3),
  'n/a',
  'N.A.',
  'not sure',
  'Not sure, sorry',
  'no idea',
  'No idea, really',
  '-',
  '--',
  '?',
  '???',
  '...',
  'none',
  'nothing',
  'no clue',
  'dunno',
  'I really don’t know',
  "honestly i can't say",
  'I have no idea',
  'skip',
  'tbd',
  'Unsure',
  'cannot think of anything',
  'no comment',
])('“%s” is no condition and no rule', (text) => {
  const rules = [...answering('9', text).sentences, ...answering('5', text).sentences]
  expect(answering('9', text).sentences.map(({ rule }) => rule)).not.toContain('wish')
  expect(answering('5', text).sentences.map(({ rule }) => rule)).not.toContain('repeat.A6')
  expect(rules.length).toBeGreaterThan(0)
})

test.each([
  'idk id have to leave the hands alone',
  'Nothing would have to be true but the date',
  'I don’t know the buyer: somebody would have to name him',
  'no more mails',
  'Know who it is for',
])('“%s” is one', (text) => {
  expect(answering('9', text).sentences.map(({ rule }) => rule)).toContain('wish')
})

test('a rule in another language is printed as hers', () => {
  const ottilie = strangers.find(({ id }) => id === 'ottilie')?.inputs as MapInputs
  expect(textOf(draftInputs(ottilie), 'repeat.A6')).toMatch(
    /^The same way every time, in your words: “Jede Probe/,
  )
})

test('all of an answer goes with what an operator hides of it', () => {
  const snapshots = strangers.map(({ inputs }) => draftInputs(inputs))
  const found = snapshots.flatMap((snapshot) =>
    snapshot.evidence.flatMap(({ id, whole }) => (whole === undefined ? [] : [{ snapshot, id, whole }])),
  )
  expect(found.length).toBeGreaterThan(2)
  for (const { snapshot, id, whole } of found) {
    const printed = JSON.stringify(whole).slice(1, -1)
    expect(JSON.stringify(snapshot)).toContain(printed)
    const edited = applyEdits(snapshot, numbered([{ kind: 'hide_quote', evidence: id }]))
    expect(JSON.stringify(edited)).not.toContain(printed)
  }
})
