import type { Edit, EditOp } from '@wiring/contract/desk/edits'
import { draftPersona } from '@wiring/map/draft-persona'
import { requirePersona } from '@wiring/map/personas'
import { reviewState } from '@wiring/map/review/review-state'
import type { CheckedReadings } from '@wiring/session/checked-readings'
import { expect, test } from 'vitest'
import { type ReadingContext, readingOf, visitOrder } from './reading-order.ts'
import { reviewSections } from './review-rows.ts'
import { routineBlock } from './routine-block.ts'

function screen(persona: string, given: Partial<ReadingContext> = {}, ops: EditOp[] = []) {
  const draft = draftPersona(requirePersona(persona))
  const edits = ops.map((op, index): Edit => ({ n: index + 1, at: '', by: 'Mara', op }))
  const sections = reviewSections(draft, reviewState(draft, edits))
  const rows = sections.flatMap((section) => section.rows)
  const context: ReadingContext = { draft, checked: null, flags: [], ...given }
  const find = (rule: string) => {
    const row = rows.find(({ sentence }) => sentence.rule === rule)
    if (row === undefined) throw new Error(`No sentence has the rule ${rule}.`)
    return row
  }
  return { draft, sections, rows, context, find, of: (rule: string) => readingOf(find(rule), context) }
}

const not = (reading: string): CheckedReadings => ({
  model: '1.1',
  verdicts: [{ reading, verdict: 'not_me' }],
})

test('an option of its own is routine; what the program read in words is doubtful until she confirms it', () => {
  const { of, draft, find } = screen('german')
  expect(of('switch.GATE')).toEqual({ kind: 'routine' })
  const { of: ines } = screen('ines')
  expect(ines('switch.GATE')).toEqual({ kind: 'doubtful', why: 'Read by the program, not confirmed' })
  const confirmed = screen('ines')
  const row = confirmed.find('switch.GATE')
  const line = { ...confirmed.draft.evidence[0], id: 'C1', source: 'C1', kind: 'confirmed' } as never
  const evidence = [...confirmed.draft.evidence, line]
  const cited = { ...row, sentence: { ...row.sentence, evidence: [...row.sentence.evidence, 'C1'] } }
  expect(readingOf(cited as never, { ...confirmed.context, draft: { evidence } })).toEqual({
    kind: 'routine',
  })
  expect(draft.evidence.length).toBeGreaterThan(0)
  expect(find('switch.GATE').sentence.kind).toBe('claim')
})

test('headline, faults, crossed wires, circuits and experiments are never routine, even from clicks alone', () => {
  const { rows, context } = screen('german')
  const kinds = new Map(rows.map((row) => [row.sentence.rule, readingOf(row, context).kind]))
  for (const [rule, kind] of kinds)
    if (/^(headline|fault|crossed|circuit|experiment|repeat|one-side)/.test(rule))
      expect(kind, rule).not.toBe('routine')
  expect(kinds.get('headline')).toBe('finding')
})

test('a refused switch, a flagged source and a sentence set by hand since are doubtful, whatever they stand on', () => {
  const refused = screen('german', { checked: not('GATE.HOLD') })
  expect(refused.of('switch.GATE')).toEqual({ kind: 'doubtful', why: 'Refused by the applicant' })
  const plain = screen('german')
  const cited = plain.find('switch.GATE').sentence.evidence
  const source = plain.draft.evidence.find(({ id }) => cited.includes(id))?.source ?? ''
  const flagged = screen('german', { flags: [{ kind: 'care', source }] })
  expect(flagged.of('switch.GATE')).toEqual({ kind: 'doubtful', why: 'From a flagged source' })
  expect(screen('german', { flags: [{ kind: 'thin', source }] }).of('switch.GATE').kind).toBe('routine')
  const op = { kind: 'set_switch', switch: 'GATE', position: 'left', reason: 'Told me so.' } as const
  expect(screen('german', {}, [op]).of('switch.GATE')).toEqual({ kind: 'doubtful', why: 'Set by hand since' })
})

test('the headline is visited first, then the doubtful, the concluded and the routine, each in printed order', () => {
  const { rows, context } = screen('crossed-week')
  const visits = visitOrder(rows, context)
  expect(visits[0]?.sentence.section).toBe('headline')
  const kinds = visits.slice(1).map((row) => readingOf(row, context).kind)
  expect([...new Set(kinds)]).toEqual(['doubtful', 'finding', 'routine', 'plain'])
  expect(kinds).toEqual(kinds.toSorted((a, b) => kinds.indexOf(a) - kinds.indexOf(b)))
  const doubtful = visits.filter((row) => readingOf(row, context).kind === 'doubtful')
  expect(doubtful).toEqual(rows.filter((row) => doubtful.includes(row)))
  expect(new Set(visits)).toEqual(new Set(rows))
})

test('a block is what is routine and open under one printed heading; the stages of the path are one', () => {
  const { sections, rows, context, find } = screen('german')
  const block = routineBlock(sections, find('switch.GATE'), context)
  expect(new Set(block.map(({ sentence }) => sentence.section)).size).toBeGreaterThan(1)
  expect(block.every(({ sentence }) => sentence.rule.startsWith('switch.'))).toBe(true)
  expect(routineBlock(sections, rows[0], context)).toEqual([])
  expect(routineBlock(sections, undefined, context)).toEqual([])
  const kept = screen('german', {}, [{ kind: 'keep', sentence: block[0]?.id ?? '' }])
  expect(routineBlock(kept.sections, kept.find('switch.GATE'), kept.context)).toHaveLength(block.length - 1)
})
