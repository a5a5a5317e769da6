import { draftPersona } from '@wiring/map/draft-persona'
import { layout } from '@wiring/map/drawing/layout'
import { personas } from '@wiring/map/personas'
import { applyEdits } from '@wiring/map/review/apply-edits'
import { editProblem } from '@wiring/map/review/edit-problem'
import { leadLength } from '@wiring/map/slots'
import type { Snapshot } from '@wiring/map/snapshot'
import fc from 'fast-check'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { collisions } from '../../tests/collisions.ts'
import { cardPng } from '../drawing/card.ts'
import { drawMap } from '../pdf/draw-map.ts'
import { sentencePieces } from '../pdf/sentence-pieces.ts'
import { mapText } from '../text/map-text.ts'
import { standalonePage } from './standalone-page.tsx'

type Edit = Parameters<typeof applyEdits>[1][number]
type EditOp = Edit['op']

const drafts = personas
  .filter(({ id }) => ['ines', 'crossed-week', 'german', 'one-word', 'oscillator', 'injection'].includes(id))
  .map(draftPersona)
const ines = drafts[0] as Snapshot

const numbered = (ops: readonly EditOp[]): Edit[] =>
  ops.map((op, index) => ({ n: index + 1, at: '', by: 'Mara', op }))

const arbitraryOps = (sheet: Snapshot): fc.Arbitrary<EditOp[]> =>
  fc
    .tuple(
      fc.array(fc.constantFrom('keep', 'drop', 'drop', 'edit', 'open'), {
        minLength: sheet.sentences.length,
        maxLength: sheet.sentences.length,
      }),
      fc.subarray(sheet.evidence.map(({ id }) => id)),
      fc.constantFrom('left', 'both', 'none', 'right'),
      fc.boolean(),
    )
    .map(([fates, hidden, position, circuit]) => [
      ...fates.flatMap((kind, index): EditOp[] => {
        const sentence = sheet.sentences[index]?.id ?? ''
        if (kind === 'open') return []
        return [
          kind === 'edit'
            ? { kind, sentence, text: 'Said by the studio: {0}.' }
            : ({ kind, sentence } as EditOp),
        ]
      }),
      { kind: 'note', text: 'Call us about the second wire.' },
      ...hidden.map((evidence): EditOp => ({ kind: 'hide_quote', evidence })),
      { kind: 'set_switch', switch: 'GATE', position, reason: 'A8 says so.' },
      ...(circuit
        ? [{ kind: 'set_circuit' as const, circuit: 'relay', reason: 'It waits for a signal' }]
        : []),
    ])

function saved(sheet: Snapshot, ops: readonly EditOp[]): Edit[] {
  const kept: EditOp[] = []
  for (const op of ops) if (editProblem(sheet, numbered(kept), op) === null) kept.push(op)
  return numbered(kept)
}

test('after any edits every form is complete, empty sections are left out, and no labels collide', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...drafts).chain((sheet) => arbitraryOps(sheet).map((ops) => [sheet, ops] as const)),
      async ([sheet, ops]) => {
        const edited = applyEdits(sheet, saved(sheet, ops))
        const page = standalonePage(edited, '')
        const text = mapText(edited, null)
        for (const form of [page, text]) {
          expect(form).not.toMatch(/\{\d+\}|undefined|\[object/)
          expect(form).toContain('S3 HOLD / FOLLOW was set by hand: A8 says so.')
          expect(form).toContain('Call us about the second wire.')
        }
        expect(page).not.toMatch(/<h[23][^>]*>[^<]*<\/h[23]><\/section>|<div><\/div><\/section>/)
        for (const variant of ['wide', 'tall', 'card', 'mark'] as const)
          expect(collisions(layout(edited, variant))).toEqual([])
      },
    ),
    { numRuns: 40 },
  )
})

test('a hidden quote is in no form: page, text, PDF, card, JSON', async () => {
  const line = ines.evidence.find(({ id }) => id === 'A2:outside-date')
  const quote = line?.quote ?? ''
  const inForms = async (sheet: Snapshot) => {
    const pdf = await getDocumentProxy(new Uint8Array(await drawMap(sheet, null)))
    const { text } = await extractText(pdf, { mergePages: true })
    const card = (
      await cardPng(sheet, { form: 'landscape', studio: 'Tracework', site: 'x.example', name: true })
    ).toString('latin1')
    return [
      standalonePage(sheet, ''),
      mapText(sheet, null),
      text.replace(/\s+/g, ' '),
      JSON.stringify(sheet),
      card,
    ].map((form) => form.includes(quote))
  }
  expect(await inForms(ines)).toEqual([true, true, true, true, false])
  const hidden = applyEdits(ines, numbered([{ kind: 'hide_quote', evidence: 'A2:outside-date' }]))
  expect(await inForms(hidden)).toEqual([false, false, false, false, false])
})

test('the PDF says what was set by hand, and has no heading without a sentence', async () => {
  const drop = ines.sentences
    .filter(({ section }) => ['route', 'waits', 'experiment'].includes(section))
    .map(({ id }): EditOp => ({ kind: 'drop', sentence: id }))
  const ops: EditOp[] = [...drop, { kind: 'set_circuit', circuit: 'relay', reason: 'It waits for a signal' }]
  const pdf = await getDocumentProxy(new Uint8Array(await drawMap(applyEdits(ines, numbered(ops)), null)))
  const { text } = await extractText(pdf, { mergePages: true })
  const flat = text.replace(/\s+/g, ' ')
  expect(flat).toContain('The circuit was set by hand: It waits for a signal.')
  expect(flat).toContain('The Relay')
  for (const gone of ['Where it waits', 'One experiment, fourteen days', 'ROUTE S3'])
    expect(flat).not.toContain(gone)
})

test('a rewritten sentence looks like the others: its lead is a part of its own on page and PDF', () => {
  const led = ines.sentences.filter((sentence) => leadLength(sentence) > 0)
  const sheet = applyEdits(
    ines,
    numbered(
      led.map(({ id, text }) => ({
        kind: 'edit',
        sentence: id,
        text: text.replace(': ', ': Seen closely, '),
      })),
    ),
  )
  expect(led.length).toBeGreaterThan(5)
  const page = standalonePage(sheet, '')
  for (const sentence of led) {
    const lead = sentence.text.slice(0, leadLength(sentence))
    const edited = sheet.sentences.find(({ id }) => id === sentence.id) ?? sentence
    expect(page).toContain(`<strong>${lead}</strong><span>Seen closely, `)
    const [first, second] = sentencePieces(edited, 10, {
      sourceOf: () => null,
      numberOf: () => null,
      foreign: false,
    })
    expect([first?.face, first?.text, second?.face]).toEqual(['bold', lead, 'text'])
  }
})
