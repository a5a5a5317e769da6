import { expect, test } from 'vitest'
import { claimsRow, committedTable } from './claims-table.ts'

test('the table of judged claims is up to date, and each sentence is judged (npm run bench:map writes it)', () => {
  expect(committedTable().split('\n')).toContain(claimsRow())
  expect(claimsRow()).toMatch(/^\s+\S+\s+\d+\s+\d+(\s+\d+){5}\s+0\s/)
})
