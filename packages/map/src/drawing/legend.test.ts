import { expect, test } from 'vitest'
import type { EvidenceId, Fault } from '../snapshot.ts'
import { faultCallout } from './legend.ts'

const below = (...evidence: EvidenceId[]): string[] => {
  const fault: Fault = { id: 'CC', weight: 1, state: 'drawn', tag: 'F1', place: 'EXIT', evidence }
  return faultCallout([0, 0], fault, 200).flatMap((each) => ('text' in each ? [String(each.text)] : []))
}

test('a break that only a click names waits for nothing, as in its sentence', () => {
  expect(below('A7.C:CC', 'A5.B:CC')).toContain('By your click')
  expect(below('A7.C:CC', 'A4:polish.once-more:CC')).toContain('Waits for a stop')
  expect(below('A7.C:CC', 'P3.1:cc.reopens:CC')).toContain('Waits for a stop')
})

test('a second break that her words name is by no click', () => {
  expect(below('A10:cc.asks-for-a-stop:CC', 'A6:polish.once-more:CC')).toContain('Waits for a stop')
})
