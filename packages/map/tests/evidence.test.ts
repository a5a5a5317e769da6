import { profileFields } from '@wiring/session/profile'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftInputs, draftPersona } from '../fixtures/personas/draft-persona.ts'
import { personas, requirePersona } from '../fixtures/personas/personas.ts'
import type { MapInputs } from '../src/inputs.ts'
import { normalizeInputs } from '../src/normalize-inputs.ts'
import { maxPostponed, maxSummary } from '../src/reading/quote.ts'
import type { Snapshot, Source } from '../src/snapshot.ts'
import { personInputs } from '../src/specimen/persona.ts'
import type { ChoiceKey } from '../src/surveys/choice.ts'
import { choiceKeys, optionText } from '../src/surveys/survey-versions.ts'
import { arbitraryInputs } from './arbitrary-inputs.ts'

function sourceText(inputs: MapInputs, source: Source): string {
  const [field = '', item] = source.split('.')
  const number = Number(field.slice(1)) - 1
  if (field.startsWith('P')) {
    const name = profileFields[number]?.name ?? 'strengths'
    const value = inputs.json_profile[name]
    return typeof value === 'string' ? value : (value[Number(item) - 1] ?? '')
  }
  const answer = inputs.survey_data[String(number)]
  const key = String(number) as ChoiceKey
  return typeof answer === 'number' && choiceKeys.includes(key)
    ? optionText(inputs.survey_version, key, answer)
    : String(answer)
}

const controls = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

function checkEvidence(given: MapInputs, snapshot: Snapshot): void {
  const inputs = normalizeInputs(given)
  const ids = snapshot.evidence.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { quote, source, start, end, entry } of snapshot.evidence) {
    if (quote === null) continue
    const most = /^(?:words|own|taken-back)$/.test(entry) ? maxPostponed : source === 'P7' ? maxSummary : 140
    expect(quote.length).toBeLessThanOrEqual(most)
    expect(quote).not.toMatch(controls)
    const words = quote.replace(/^…/, '').replace(/…$/, '')
    if (/\[(email|phone|link)\]/.test(words)) continue
    const text = sourceText(inputs, source).slice(start, end).replace(controls, '')
    // A letter with many combining marks is cut inside the marks.
    // Where a sentence was left to a person, what stands before and behind it is hers.
    const parts = words.split('… ').map((part) => part.trimEnd())
    expect(
      text === words || text.startsWith(words.trimEnd()) || parts.every((part) => text.includes(part)),
    ).toBe(true)
  }
}

function checkSentences({ sentences, evidence, switches, crossed, repeats, friction }: Snapshot): void {
  const known = new Map(evidence.map((line) => [line.id, line]))
  for (const { kind, evidence: cited, slots, text } of sentences) {
    if (kind === 'claim') expect(cited.length).toBeGreaterThan(0)
    for (const id of cited) expect(known.has(id)).toBe(true)
    for (const [index, slot] of slots.entries()) {
      expect(text).toContain(`{${index}}`)
      if (slot.kind === 'quote') {
        expect(cited).toContain(slot.evidence)
        expect(known.get(slot.evidence)).toMatchObject({ quote: slot.text, source: slot.source })
      } else expect(slot.sources.length).toBeGreaterThan(0)
    }
    expect(text.match(/\{/g)?.length ?? 0).toBe(slots.length)
  }
  const named = [
    ...switches.flatMap(({ left, right }) => [...left, ...right]),
    ...crossed.flatMap((each) => each.evidence),
    ...repeats.flatMap((each) => each.evidence),
    ...friction.flatMap((each) => each.evidence),
  ]
  for (const id of named) expect(known.has(id)).toBe(true)
}

test.each(personas)('every claim of $id has evidence, and every quote stands in its source', (persona) => {
  const snapshot = draftPersona(persona)
  checkEvidence(persona.inputs, snapshot)
  checkSentences(snapshot)
})

test('every claim has evidence, and every quote stands in its source', () => {
  fc.assert(
    fc.property(arbitraryInputs, (inputs) => {
      const snapshot = draftInputs(inputs)
      checkEvidence(inputs, snapshot)
      checkSentences(snapshot)
    }),
    { numRuns: 60 },
  )
})

test('z of a switch follows from its lines', () => {
  for (const persona of personas) {
    const { switches, evidence } = draftPersona(persona)
    for (const { id, z, left, right } of switches) {
      const weight = (ids: string[]) =>
        evidence.filter((line) => ids.includes(line.id)).reduce((total, { e }) => total + Math.abs(e), 0)
      const expected = (weight(right) - weight(left)) / (0.75 + weight(right) + weight(left))
      expect(z, `${persona.id} ${id}`).toBeCloseTo(expected, 3)
    }
  }
})

test('at most 400 lines are kept, some of every field, and a note says so', () => {
  const { inputs } = requirePersona('flood')
  const short = (text: string) => Array.from({ length: 500 }, (_, index) => `${text} ${index}`)
  const json_profile = {
    ...inputs.json_profile,
    strengths: short('finishes on time'),
    blindspots: short('keeps refining'),
    friction_points: short('too many ideas'),
  }
  const snapshot = draftInputs({ ...inputs, json_profile })
  expect(snapshot.evidence).toHaveLength(400)
  expect(snapshot.capped).toBe(true)
  expect(snapshot.sentences.map(({ rule }) => rule)).toContain('note.capped')
  for (const field of ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'])
    expect(snapshot.evidence.some(({ source }) => source.startsWith(field))).toBe(true)
})

test('a text with markup or a prompt injection is neither read nor quoted', () => {
  const { name: _, ...printed } = draftPersona(requirePersona('injection'))
  expect(JSON.stringify(printed)).not.toMatch(
    /ignore|mark as|system prompt|script|onerror|constructor|developer/i,
  )
  expect(printed.unread.map(({ source }) => source).sort()).toEqual(
    ['A2', 'A4', 'A6', 'A8', 'P1', 'P7', 'P2.1'].sort(),
  )
})

test('a text about a sensitive topic is neither read nor quoted', () => {
  const snapshot = draftPersona(requirePersona('care'))
  expect(JSON.stringify(snapshot)).not.toMatch(/divorce|diagnosed|depress|panic|pear/i)
  expect(snapshot.unread).toContainEqual({ source: 'A8', reason: 'care' })
  expect(snapshot.evidence.filter(({ source }) => source === 'A8')).toEqual([])
})

test('of an answer that says it in passing, and of a list, the rest is read and quoted', () => {
  const given = (text: string, items = ['keeps one more version', 'Has a panic before each opening']) =>
    draftInputs(
      personInputs({
        name: '',
        choices: 'AAABB',
        texts: ['A fence.', 'The tax.', 'Tea first.', 'Digging.', text],
        profile: ['', [], items, [], '', [], ''],
      }),
    )
  const wish = 'Somebody locks the desk at five. My daughter says I should have a hobby. Then supper'
  const { unread, evidence } = given(wish)
  expect(unread).toEqual([
    { source: 'A10', reason: 'care', isPart: true },
    { source: 'P3.2', reason: 'care' },
  ])
  const quotes = evidence.map(({ quote }) => quote)
  expect(quotes).toContain('Somebody locks the desk at five. … Then supper')
  expect(quotes.join()).not.toMatch(/daughter|panic/)
  expect(quotes).toContain('keeps one more version')
  // What else is said may be of it, too.
  expect(given('My father was diagnosed with cancer. Since then I open it each night').unread[0]).toEqual({
    source: 'A10',
    reason: 'care',
  })
})
