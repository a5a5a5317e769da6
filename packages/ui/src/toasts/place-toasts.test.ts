import { expect, test } from 'vitest'
import { edgeFor } from './place-toasts.ts'

const box = (top: number, bottom: number) => ({ left: 20, right: 370, top, bottom })
const places = { bottom: box(740, 824), top: box(20, 104) }

test('messages stand at the lower edge while they cover no button', () => {
  expect(edgeFor('bottom', places, [])).toBe('bottom')
  expect(edgeFor('bottom', places, [box(500, 552)])).toBe('bottom')
  expect(edgeFor('bottom', places, [{ ...box(760, 812), left: 400, right: 600 }])).toBe('bottom')
})

test('they leave a button that they would cover, and come back from one above', () => {
  expect(edgeFor('bottom', places, [box(760, 812)])).toBe('top')
  expect(edgeFor('bottom', places, [box(700, 752)])).toBe('top')
  expect(edgeFor('top', places, [box(60, 112)])).toBe('bottom')
})

test('they do not wander without a reason', () => {
  expect(edgeFor('top', places, [])).toBe('top')
  expect(edgeFor('bottom', places, [box(60, 104), box(740, 784)])).toBe('bottom')
})
