import { expect, test } from 'vitest'
import { draftInputs } from '../fixtures/personas/draft-persona.ts'
import { findSystem, insideSystem } from '../src/experiments/find-system.ts'
import { fillSlots } from '../src/slots.ts'
import { ines } from '../src/specimen/ines.ts'
import { scoredInputsOf } from './scored-inputs.ts'

const withSystems = (...preferred_systems: string[]) => ({
  inputs: { ...ines.inputs, json_profile: { ...ines.inputs.json_profile, preferred_systems } },
  pictures: [],
})
const systemOf = (...systems: string[]) => findSystem(scoredInputsOf(withSystems(...systems)).lines)

test.each([
  ['one long running notes file', 'in {0}'],
  ['a notebook for each customer', 'in {0}'],
  ['a shared list with the producer', 'on {0}'],
  ['a kanban board', 'on {0}'],
  ['the site diary', 'in {0}'],
])('“%s” takes words', (system, inside) => {
  const found = systemOf(system)
  expect(found && insideSystem[found.kind]).toBe(inside)
})

test.each([
  'a wall with numbered sheets',
  'brown paper',
  'a box of stencils',
  'voice notes',
  'sticky notes on the window',
  'a sketchbook in every room',
  'a group chat with the dancers',
  'a red pen',
  'a shared calendar with the team',
])('“%s” takes none', (system) => {
  expect(systemOf(system)).toBeNull()
})

test('who names nothing that takes words writes on a sheet of paper, and nobody is told to export', () => {
  for (const index of [0, 1, 2, 3]) {
    const { inputs } = withSystems('a wall', 'scissors')
    const survey_data = { ...inputs.survey_data, '6': index, '9': 'There would have to be more light.' }
    const { sentences } = draftInputs({ ...inputs, survey_data })
    const text = sentences
      .filter(({ section }) => section === 'experiment')
      .map(fillSlots)
      .join(' ')
    expect(text).not.toMatch(/a wall|scissors|export|file\b/)
    if (text.includes(' write ') || text.startsWith('Write')) expect(text).toContain('on a sheet of paper')
  }
})
