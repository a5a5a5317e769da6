import type { EditOp } from '@wiring/contract/desk/edits'
import { maxEdits, maxEditText } from '@wiring/contract/desk/edits'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { draftPersona } from '../fixtures/personas/draft-persona.ts'
import { personas, requirePersona } from '../fixtures/personas/personas.ts'
import { applyEdits, signedSnapshot } from '../src/review/apply-edits.ts'
import { editProblem } from '../src/review/edit-problem.ts'
import { readSnapshot } from '../src/review/read-snapshot.ts'
import { reviewState } from '../src/review/review-state.ts'
import type { Snapshot } from '../src/snapshot.ts'
import { arbitraryEdits, numbered } from './arbitrary-edits.ts'

const persona = (id: string): Snapshot => draftPersona(requirePersona(id))
const ines = persona('ines')
const idOf = (rule: string): string => ines.sentences.find((each) => each.rule === rule)?.id ?? ''
const edited = (...ops: EditOp[]) => applyEdits(ines, numbered(ops))
const problem = (op: EditOp, ...before: EditOp[]) => editProblem(ines, numbered(before), op)

describe('a draft and its edits', () => {
  test.each(personas.map((each) => [each.id, draftPersona(each)] as const))(
    '%s: without edits the snapshot is the draft, byte for byte',
    (_, draft) => expect(JSON.stringify(applyEdits(draft, []))).toBe(JSON.stringify(draft)),
  )

  test('undo gives the bytes back that were there before', () => {
    fc.assert(
      fc.property(arbitraryEdits(ines), arbitraryEdits(ines, 1), (before, [next]) => {
        fc.pre(next !== undefined && editProblem(ines, before, next.op) === null)
        const n = before.length + 1
        const undone = [
          ...before,
          { ...next, n },
          { ...next, n: n + 1, op: { kind: 'undo' as const, edit: n } },
        ]
        fc.pre(next.op.kind !== 'undo')
        expect(JSON.stringify(applyEdits(ines, undone))).toBe(JSON.stringify(applyEdits(ines, before)))
      }),
      { numRuns: 300 },
    )
  })

  test('a sentence of the engine keeps its number, its rule and its lines whatever is edited', () => {
    const engine = new Map(ines.sentences.map((each) => [each.id, each]))
    fc.assert(
      fc.property(arbitraryEdits(ines), (edits) => {
        const snapshot = applyEdits(ines, edits)
        for (const { id, rule, section, evidence, kind } of snapshot.sentences) {
          const before = engine.get(id)
          if (before !== undefined)
            expect({ rule, section, evidence, kind }).toEqual({
              rule: before.rule,
              section: before.section,
              evidence: before.evidence,
              kind: before.kind,
            })
          else expect({ rule, evidence }).toEqual({ rule: 'note.studio', evidence: [] })
        }
        expect(snapshot.sentences.filter(({ rule }) => rule === 'note.studio').length).toBeLessThanOrEqual(3)
        expect(snapshot.evidence.map(({ id }) => id)).toEqual(ines.evidence.map(({ id }) => id))
      }),
      { numRuns: 200 },
    )
  })

  test('an edit keeps the lines and the quotes it names, and says what the engine wrote', () => {
    const id = idOf('switch.SOURCE')
    const before = ines.sentences.find((each) => each.id === id)
    const snapshot = edited({ kind: 'edit', sentence: id, text: ' Your AI saw it first: {1}. ' })
    expect(snapshot.sentences.find((each) => each.id === id)).toMatchObject({
      text: 'Your AI saw it first: {0}.',
      slots: [before?.slots[1]],
      evidence: before?.evidence,
      origin: 'operator',
      base: before?.text,
    })
  })

  test('what is signed holds the draft’s words of no rewritten sentence, wherever else they stood', () => {
    for (const sentence of ines.sentences) {
      const edits = numbered([{ kind: 'edit', sentence: sentence.id, text: 'In other words.' }])
      const snapshot = signedSnapshot(ines, edits)
      expect(snapshot.sentences.find(({ id }) => id === sentence.id)).toMatchObject({
        origin: 'operator',
        base: null,
      })
      const others = ines.sentences.filter(({ id }) => id !== sentence.id)
      for (const words of sentence.text.split(/\{\d+\}/).filter((piece) => piece.trim().length > 12))
        if (!others.some(({ text }) => text.includes(words)))
          expect(JSON.stringify(snapshot), sentence.rule).not.toContain(JSON.stringify(words).slice(1, -1))
    }
  })

  test('restore brings the words of the engine back', () => {
    const sentence = idOf('switch.SOURCE')
    expect(
      edited(
        { kind: 'edit', sentence, text: 'x' },
        { kind: 'drop', sentence },
        { kind: 'restore', sentence },
      ),
    ).toEqual(ines)
  })

  test('a dropped sentence takes its mark off the drawing', () => {
    const crossed = edited({ kind: 'drop', sentence: idOf('crossed.26') })
    expect(crossed.crossed).toEqual([])
    expect(crossed.drawing.gates.map((gate) => gate.crossed)).not.toContain('X1')
    const repeat = edited({ kind: 'drop', sentence: idOf(`repeat.${ines.repeats[0]?.concept}`) })
    expect(repeat.drawing.gates.map((gate) => gate.repeat)).not.toContain('R1')
    const fault = edited({ kind: 'drop', sentence: idOf('fault.CC') })
    expect(fault.friction.find(({ id }) => id === 'CC')).toMatchObject({ state: 'none', tag: null })
    expect(fault.experiment).toBeNull()
    expect(fault.sentences.filter(({ section }) => section === 'experiment')).toEqual([])
  })

  test('a dropped claim takes the sentence that explains it along, and only that', () => {
    const rules = (snapshot: Snapshot) => snapshot.sentences.map(({ rule }) => rule)
    const experiment = `experiment.${ines.experiment?.id}`
    const gone = [experiment, `${experiment}.measure`]
    expect(rules(ines)).toEqual(expect.arrayContaining(gone))
    const left = rules(edited({ kind: 'drop', sentence: idOf(experiment) }))
    expect(left).toEqual(rules(ines).filter((rule) => !gone.includes(rule)))
    const state = reviewState(ines, numbered([{ kind: 'drop', sentence: idOf(experiment) }]))
    expect(state.sentences.find(({ id }) => id === idOf(`${experiment}.measure`))).toMatchObject({
      droppedWith: idOf(experiment),
    })
  })

  test('a switch and the circuit set by hand are drawn so, with their reasons', () => {
    const snapshot = edited(
      { kind: 'set_switch', switch: 'SOURCE', position: 'leans_right', reason: 'A8 is all words.' },
      { kind: 'set_circuit', circuit: 'filter', reason: 'It takes away.' },
    )
    expect(snapshot.switches[0]).toMatchObject({ state: 'leans', overruled: 'A8 is all words.' })
    expect(snapshot.drawing.gates[0]?.level).toBe(1)
    expect(snapshot.circuit).toMatchObject({ id: 'filter', second: null, overruled: 'It takes away.' })
    expect(snapshot.circuit.matching).toContain('SOURCE')
    const state = reviewState(
      ines,
      numbered([{ kind: 'set_switch', switch: 'SOURCE', position: 'right', reason: 'x' }]),
    )
    expect(state.sentences.find(({ id }) => id === idOf('switch.SOURCE'))?.stale).toBe(true)
    expect(state.sentences.find(({ id }) => id === idOf('switch.GATE'))?.stale).toBe(false)
  })
})

describe('a hidden quote', () => {
  test.each(['ines', 'german', 'crossed-week', 'flood'])('%s: stands nowhere in the snapshot', (id) => {
    const draft = persona(id)
    const quoted = draft.evidence.filter(({ quote }) => quote !== null && quote.length >= 8)
    for (const line of quoted.slice(0, 40)) {
      const snapshot = applyEdits(draft, numbered([{ kind: 'hide_quote', evidence: line.id }]))
      expect(JSON.stringify(snapshot)).not.toContain(JSON.stringify(line.quote).slice(1, -1))
      expect(snapshot.sentences).toHaveLength(draft.sentences.length)
    }
  })

  test('is not let back in by what the studio types, nor hidden while that repeats it', () => {
    const quote = 'I drop everything and follow it'
    const hide: EditOp = { kind: 'hide_quote', evidence: 'A3.D:FOLLOW' }
    expect(problem({ kind: 'note', text: `You said: ${quote.toUpperCase()}!` }, hide)).toContain(
      'hidden quote of A3',
    )
    expect(problem(hide, { kind: 'note', text: quote })).toContain('hidden quote of A3')
    expect(
      problem(
        { kind: 'undo', edit: 2 },
        hide,
        { kind: 'show_quote', evidence: hide.evidence },
        { kind: 'note', text: quote },
      ),
    ).toContain('A3')
  })
})

describe('an edit that cannot be made is refused with a sentence', () => {
  const sentence = idOf('switch.SOURCE')
  test.each<[string, EditOp]>([
    ['no such sentence', { kind: 'keep', sentence: 'S999' }],
    ['not dropped', { kind: 'drop', sentence: idOf('not-this') }],
    ['needs words', { kind: 'edit', sentence, text: ' \t' }],
    [`At most ${maxEditText}`, { kind: 'edit', sentence, text: 'x'.repeat(maxEditText + 1) }],
    ['control characters', { kind: 'edit', sentence, text: 'a\u0000b' }],
    ['direction marks', { kind: 'note', text: 'a\u202Eb' }],
    ['one line', { kind: 'note', text: 'a\nb' }],
    ['has {0} to {1}', { kind: 'edit', sentence, text: 'See {2}.' }],
    ['sentence has none', { kind: 'note', text: 'See {0}.' }],
    ['no quote to hide', { kind: 'hide_quote', evidence: 'A99' }],
    ['no such switch', { kind: 'set_switch', switch: 'NOPE', position: 'left', reason: 'x' }],
    ['needs words', { kind: 'set_switch', switch: 'GATE', position: 'left', reason: '' }],
    ['At most 300', { kind: 'set_circuit', circuit: 'filter', reason: 'x'.repeat(301) }],
    ['no such circuit', { kind: 'set_circuit', circuit: 'amplifier', reason: 'x' }],
    ['no such edit', { kind: 'undo', edit: 4 }],
  ])('%s', (said, op) => expect(problem(op)).toContain(said))

  test('a fourth note, also one that an undo would bring back', () => {
    const notes = Array.from({ length: 3 }, (): EditOp => ({ kind: 'note', text: 'A line' }))
    expect(problem({ kind: 'note', text: 'One more' }, ...notes)).toContain('at most 3')
    const dropped: EditOp[] = [...notes, { kind: 'drop', sentence: 'N1' }, { kind: 'note', text: 'One more' }]
    expect(problem({ kind: 'undo', edit: 4 }, ...dropped)).toContain('at most 3')
  })

  test('an undo of what was taken back, and more edits than a map takes', () => {
    expect(
      problem({ kind: 'undo', edit: 1 }, { kind: 'keep', sentence }, { kind: 'undo', edit: 1 }),
    ).toContain('already')
    expect(
      problem({ kind: 'undo', edit: 2 }, { kind: 'keep', sentence }, { kind: 'undo', edit: 1 }),
    ).toBeNull()
    expect(
      problem(
        { kind: 'keep', sentence },
        ...Array.from({ length: maxEdits }, (): EditOp => ({ kind: 'keep', sentence })),
      ),
    ).toContain('500')
  })
})

describe('the review', () => {
  test('counts what is kept, edited, dropped and open, with the history of each', () => {
    const sentence = idOf('fault.CC')
    const state = reviewState(
      ines,
      numbered([
        { kind: 'keep', sentence: 'S1' },
        { kind: 'drop', sentence },
        { kind: 'note', text: 'Call us' },
        { kind: 'edit', sentence: 'S2', text: 'x' },
        { kind: 'undo', edit: 4 },
      ]),
    )
    const status = Object.fromEntries(state.sentences.map((each) => [each.id, each.status]))
    expect(status).toMatchObject({ S1: 'kept', S2: 'open', [sentence]: 'dropped', N3: 'edited' })
    expect(state.sentences.find(({ id }) => id === 'S2')?.history).toMatchObject([{ undone: true }])
    expect(state.sentences.find(({ id }) => id === idOf(`experiment.${ines.experiment?.id}`))).toMatchObject({
      status: 'dropped',
      droppedWith: sentence,
    })
    expect(state.undo?.n).toBe(3)
    expect(state.open + state.done).toBe(ines.sentences.length + 1)
  })

  test('only a snapshot is read as one', () => {
    expect(readSnapshot(ines)).toBe(ines)
    for (const wrong of [null, {}, { schema: 2, sentences: [] }, { schema: 1 }, []])
      expect(readSnapshot(wrong)).toBeNull()
  })
})
