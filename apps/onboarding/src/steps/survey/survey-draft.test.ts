import { expect, test } from 'vitest'
import { saveItem } from '../../device/device-store.ts'
import { forgetSurvey, readStoredSurvey, saveSurvey, usableAnswers } from './survey-draft.ts'

const id = '0f81d4fa-7dec-11d0-a765-00a0c91e6bf6'
const session = { session_id: id, survey_version: '2027-01' }

test('a stored survey is restored with its screen, until it is deleted', () => {
  saveSurvey(session, { answers: { 0: 2, 1: 'half a sen' }, screen: 1 })
  expect(readStoredSurvey(session)).toEqual({ answers: { 0: 2, 1: 'half a sen' }, screen: 1 })
  forgetSurvey(id)
  expect(readStoredSurvey(session)).toBeNull()
})

test('answers to another survey version are not restored', () => {
  saveItem(id, 'survey', { version: '1999-01', answers: { 0: 2 }, screen: 3 })
  expect(readStoredSurvey(session)).toBeNull()
  expect(readStoredSurvey({ ...session, survey_version: '1999-01' })?.screen).toBe(3)
})

test('invalid answers of a stored draft are dropped', () => {
  expect(usableAnswers({ 0: 2, 1: 'x', 2: 'x', 3: 1, 4: 9, 10: 1, __proto__: { 6: 1 }, x: 1 })).toEqual({
    0: 2,
    1: 'x',
  })
  for (const invalid of [null, 1, 'x', undefined]) expect(usableAnswers(invalid)).toEqual({})
})
