import { expect, test } from 'vitest'
import { ruleText } from './rule-text.ts'

test('what was signed without a decision is said beside what was kept', () => {
  const rule = {
    rule: 'switch.GATE',
    kept: 3,
    edited: 1,
    dropped: 0,
    left_open: 11,
    confirmed: 0,
    refused: 0,
  }
  expect(ruleText('switch.GATE', [rule])).toBe(
    'Rule switch.GATE · of 15 maps: kept in 20 %, edited in 7 %, dropped in 0 %, left open in 73 %',
  )
  const unread = { rule: 'fault.CC', kept: 0, edited: 0, dropped: 0, left_open: 1, confirmed: 0, refused: 0 }
  expect(ruleText('fault.CC', [unread])).toContain('of 1 map: kept in 0 %')
  expect(ruleText('fault.OE', [rule])).toBe('Rule fault.OE · in no signed map yet')
})

test('what applicants said of its reading stands at the end', () => {
  const rule = { rule: 'switch.GATE', kept: 0, edited: 0, dropped: 0, left_open: 0, confirmed: 4, refused: 1 }
  expect(ruleText('switch.GATE', [rule])).toBe(
    'Rule switch.GATE · in no signed map yet · 4 of 5 applicants said “That’s me”',
  )
})
