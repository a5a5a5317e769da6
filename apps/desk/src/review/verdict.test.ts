import { expect, test } from 'vitest'
import { verdictOf, verdictText } from './verdict.ts'

const checked = {
  model: '1.1',
  verdicts: [
    { reading: 'GATE.HOLD', verdict: 'me' as const, word: 'most weeks' },
    { reading: 'EXIT.POLISH', verdict: 'not_me' as const },
  ],
}

test('a verdict stands beside the sentence of its switch, and beside no other', () => {
  expect(verdictOf('switch.GATE', checked)?.reading).toBe('GATE.HOLD')
  expect(verdictOf('switch.EXIT.both', checked)?.reading).toBe('EXIT.POLISH')
  for (const rule of ['switch.GATE.counter', 'switch.LOOP', 'fault.CC', 'headline'])
    expect(verdictOf(rule, checked)).toBeNull()
  expect(verdictOf('switch.GATE', null)).toBeNull()
})

test('a verdict names the pole, and quotes her word', () => {
  expect(checked.verdicts.map(verdictText)).toEqual([
    'Applicant on HOLD: That’s me, “most weeks”',
    'Applicant on POLISH: Not me',
  ])
})
