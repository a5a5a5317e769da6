import { describe, expect, test } from 'vitest'
import { firedRules } from '../src/crossed/find-crossed.ts'
import { personas, requirePersona } from '../src/personas/personas.ts'
import { circuitIds } from '../src/switches.ts'
import { approvalText } from './approval-text.ts'
import { casesOf } from './cases.ts'
import { draftOf } from './drafts.ts'

const fired = (persona: (typeof personas)[number]) =>
  firedRules(casesOf(persona))
    .map(({ rule }) => rule)
    .sort((a, b) => a - b)

describe.each(personas)('$id', (persona) => {
  test('has the circuit and the crossed wires that were planted', () => {
    expect(draftOf(persona).circuit.id).toBe(persona.circuit)
    expect(fired(persona)).toEqual(persona.crossed)
  })

  test('reads as approved', async () => {
    await expect(approvalText(draftOf(persona))).toMatchFileSnapshot(`./approvals/${persona.id}.txt`)
  })

  test('fits into a stored snapshot', () => {
    const size = JSON.stringify(draftOf(persona)).length
    expect(size).toBeLessThan(persona.id === 'flood' ? 200_000 : 65_536)
  })
})

test('every known circuit and the Oscillator is somebody', () => {
  const reached = new Set(personas.map((persona) => draftOf(persona).circuit.id))
  for (const id of [...circuitIds, 'oscillator']) expect(reached).toContain(id)
})

test('every rule for crossed wires fires for somebody with planted contradictions', () => {
  const planted = personas.filter(({ group }) => group === 'contradiction').flatMap(fired)
  const rules = Array.from({ length: 23 }, (_, index) => index + 1).filter((rule) => rule !== 19)
  expect([...new Set(planted)].sort((a, b) => a - b)).toEqual(rules)
})

test('a flattering profile alone sets no switch', () => {
  const states = draftOf(requirePersona('flattering')).switches.map(({ state }) => state)
  expect(states.filter((state) => state === 'set').length).toBeLessThanOrEqual(2)
})
