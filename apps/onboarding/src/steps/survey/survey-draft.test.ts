import { expect, test } from 'vitest'
import { saveItem } from '../../device/device-store.ts'
import { forgetSurvey, readDraft, saveSurvey, storedSurvey } from './survey-draft.ts'

const id = '0f81d4fa-7dec-11d0-a765-00a0c91e6bf6'
const session = { session_id: id, survey_version: '2027-01' }

test('a half-finished survey comes back with its screen, until it is forgotten', () => {
  saveSurvey(session, { answers: { 0: 2, 1: 'half a sen' }, screen: 1 })
  expect(storedSurvey(session)).toEqual({ answers: { 0: 2, 1: 'half a sen' }, screen: 1 })
  forgetSurvey(id)
  expect(storedSurvey(session)).toBeNull()
})

test('answers to another wording are not mixed with this one', () => {
  saveItem(id, 'survey', { version: '1999-01', answers: { 0: 2 }, screen: 3 })
  expect(storedSurvey(session)).toBeNull()
  expect(storedSurvey({ ...session, survey_version: '1999-01' })?.screen).toBe(3)
})

test('of a damaged draft only what fits its question is used', () => {
  expect(readDraft({ 0: 2, 1: 'x', 2: 'x', 3: 1, 4: 9, 10: 1, __proto__: { 6: 1 }, x: 1 })).toEqual({
    0: 2,
    1: 'x',
  })
  for (const rubbish of [null, 1, 'x', undefined]) expect(readDraft(rubbish)).toEqual({})
})
