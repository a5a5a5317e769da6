import { expect, test } from 'vitest'
import { draftInputs } from '../../fixtures/personas/draft-persona.ts'
import { drawnFaults } from '../../src/faults/find-faults.ts'
import { claimsRow, committedTable } from './claims-table.ts'
import { judgedPeople } from './judged-people.ts'

test('the table of judged claims is up to date, and each sentence is judged (npm run bench:map writes it)', () => {
  expect(committedTable().split('\n')).toContain(claimsRow())
  expect(claimsRow()).toMatch(/^\s+\S+\s+\d+\s+\d+(\s+\d+){5}\s+0\s/)
})

test('the fault that each of them has is the first that is drawn', () => {
  const drawn = judgedPeople.map(({ id, inputs, pictures }) => {
    const [first] = drawnFaults(draftInputs(inputs, pictures).friction)
    return `${id} fault ${first?.id}`
  })
  const right = judgedPeople.map(
    ({ id, right }) => `${id} ${right.find((each) => each.startsWith('fault '))}`,
  )
  expect(drawn).toEqual(right)
})
