import { describe, expect, test } from 'vitest'
import { judgedPeople } from '../bench/judged-claims/judged-people.ts'
import { draftPersona } from '../fixtures/personas/draft-persona.ts'
import { personas, requirePersona } from '../fixtures/personas/personas.ts'
import { matchingRules } from '../src/crossed-wires/find-crossed-wires.ts'
import { findings } from '../src/crossed-wires/findings.ts'
import { pictureQuestions } from '../src/crossed-wires/picture-questions.ts'
import { textQuestions } from '../src/crossed-wires/text-questions.ts'
import { personInputs } from '../src/specimen/persona.ts'
import { circuitIds } from '../src/switches.ts'
import { approvalText } from './approval-text.ts'
import { scoredInputsOf } from './scored-inputs.ts'

const matched = (persona: Pick<(typeof personas)[number], 'inputs' | 'pictures'>) =>
  matchingRules(scoredInputsOf(persona))
    .map(({ rule }) => rule)
    .sort((a, b) => a - b)

describe.each(personas)('$id', (persona) => {
  test('has the expected circuit and crossed wires', () => {
    expect(draftPersona(persona).circuit.id).toBe(persona.circuit)
    expect(matched(persona)).toEqual(persona.crossed)
  })

  test('has the approved text', async () => {
    await expect(approvalText(draftPersona(persona))).toMatchFileSnapshot(`./approvals/${persona.id}.txt`)
  })

  test('is small enough to be stored', () => {
    const size = JSON.stringify(draftPersona(persona)).length
    expect(size).toBeLessThan(persona.id === 'flood' ? 200_000 : 65_536)
  })
})

test('every known circuit and the Oscillator has a persona', () => {
  const reached = new Set(personas.map((persona) => draftPersona(persona).circuit.id))
  for (const id of [...circuitIds, 'oscillator']) expect(reached).toContain(id)
})

const startsAnother = {
  inputs: personInputs({
    name: '',
    choices: 'BABCA',
    texts: ['A soap.', 'The form. I formulate a new scent instead.', 'Tea.', 'Labels.', 'Three scents.'],
  }),
  pictures: [],
}

test('every rule for crossed wires matches somebody', () => {
  const numbers = new Set([...personas, ...judgedPeople, startsAnother].flatMap(matched))
  const rules = Object.keys({ ...findings, ...textQuestions, ...pictureQuestions }).map(Number)
  expect([...numbers].sort((a, b) => a - b)).toEqual(rules.sort((a, b) => a - b))
})

test('a flattering profile alone sets no switch', () => {
  const states = draftPersona(requirePersona('flattering')).switches.map(({ state }) => state)
  expect(states.filter((state) => state === 'set').length).toBeLessThanOrEqual(2)
})
