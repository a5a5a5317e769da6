import type { AnsweredBend } from '@wiring/map/drawing/answered-bends'
import { expect, test } from 'vitest'
import { stepsOf } from './steps.ts'

const bend = (gate: number): AnsweredBend => ({
  gate,
  level: 2,
  pole: 'OWN',
  source: 'A1',
  answer: `answer ${gate}`,
})
const bends = [0, 2, 3, 5, 7].map(bend)
const told = (sections: string[]) =>
  stepsOf(sections, bends).map(([name, step]) => `${name} ${step === 'whole' ? step : step.gate}`)

test('the answers follow the order of the sections, whatever it is, and the last has the whole line', () => {
  expect(told(['hero', 'about', 'approach', 'services', 'mirror', 'contact', 'start'])).toEqual([
    'about 0',
    'approach 2',
    'services 3',
    'mirror 5',
    'contact 7',
    'start whole',
  ])
  expect(told(['services', 'start', 'hero', 'about'])).toEqual(['services 0', 'start 2', 'about whole'])
})

test('without a section the next one takes its answer', () => {
  expect(told(['hero', 'approach', 'start'])).toEqual(['approach 0', 'start whole'])
  expect(told(['hero', 'start'])).toEqual(['start whole'])
  expect(told(['hero'])).toEqual([])
})

test('sections for which no answer is left have none, and the last still has the whole line', () => {
  const many = ['hero', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  expect(told(many)).toEqual(['a 0', 'b 2', 'c 3', 'd 5', 'e 7', 'h whole'])
})
