import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetFirstAnswer, readFirstAnswer, saveFirstAnswer } from './first-answer.ts'

const surveyVersion = '2027-01'

const items = new Map<string, string>()
beforeEach(() => {
  items.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the first answer is kept for its wording of the survey, as long as a session', () => {
  vi.useFakeTimers()
  expect(readFirstAnswer(surveyVersion)).toBeNull()
  saveFirstAnswer(surveyVersion, 2)
  expect(readFirstAnswer(surveyVersion)).toBe(2)
  expect(readFirstAnswer('2026-11')).toBeNull()
  expect(readFirstAnswer(undefined)).toBeNull()
  vi.advanceTimersByTime(30 * 24 * 60 * 60_000)
  expect(readFirstAnswer(surveyVersion)).toBeNull()
})

test('it is gone once it is forgotten', () => {
  saveFirstAnswer(surveyVersion, 2)
  forgetFirstAnswer()
  expect(items.size).toBe(0)
  vi.stubGlobal('localStorage', undefined)
  expect(forgetFirstAnswer).not.toThrow()
})

test('whatever stands there, nothing breaks', () => {
  for (const kept of [
    '',
    'x',
    '[]',
    '7',
    '{"at":"now","option":1}',
    '{"at":1e15,"version":"2027-01","option":9}',
  ]) {
    items.set('first-answer', kept)
    expect(readFirstAnswer(surveyVersion)).toBeNull()
  }
  vi.stubGlobal('localStorage', undefined)
  expect(() => saveFirstAnswer(surveyVersion, 1)).not.toThrow()
  expect(readFirstAnswer(surveyVersion)).toBeNull()
})
