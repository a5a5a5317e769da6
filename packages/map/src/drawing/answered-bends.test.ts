import { expect, test } from 'vitest'
import { draftPersona } from '../../fixtures/personas/draft-persona.ts'
import { personas } from '../../fixtures/personas/personas.ts'
import type { Snapshot } from '../snapshot.ts'
import { ines } from '../specimen/ines.ts'
import { switches } from '../switches.ts'
import { answeredBends } from './answered-bends.ts'

test('of Ines five answers bend a gate each, none twice', () => {
  const bends = answeredBends(draftPersona(ines))
  expect(bends.map(({ source, pole }) => `${source} ${pole}`)).toEqual([
    'A1 PICTURE',
    'A3 FOLLOW',
    'A5 OWN',
    'A9 STATED',
    'A7 POLISH',
  ])
})

test.each(personas)('$id: what is shown is what she answered, and bends its gate that way', (persona) => {
  const snapshot = draftPersona(persona)
  for (const { gate, level, pole, source, answer } of answeredBends(snapshot)) {
    const id = switches[gate]?.id
    const lines = snapshot.evidence.filter((line) => line.source === source && line.switch === id)
    expect(lines.map(({ quote }) => quote)).toContain(answer)
    expect(lines.some(({ e }) => Math.sign(e) === Math.sign(level))).toBe(true)
    expect(snapshot.drawing.gates[gate]?.level).toBe(level)
    expect(switches[gate]?.[level < 0 ? 'left' : 'right']).toBe(pole)
    expect(source).toMatch(/^A\d+$/)
  }
})

test('a straight gate, an unprinted answer and what only her AI says make no step', () => {
  const snapshot = draftPersona(ines)
  const straight: Snapshot = {
    ...snapshot,
    drawing: { ...snapshot.drawing, gates: snapshot.drawing.gates.map((gate) => ({ ...gate, level: 0 })) },
  }
  expect(answeredBends(straight)).toEqual([])
  expect(answeredBends({ ...snapshot, sentences: [] })).toEqual([])
  expect(answeredBends(snapshot).map(({ gate }) => gate)).not.toContain(4)
})
