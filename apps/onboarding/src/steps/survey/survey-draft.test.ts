import type { WiringSession } from '@wiring/contract/session'
import { questions } from '@wiring/session/questions'
import { expect, test } from 'vitest'
import { saveItem } from '../../device/device-store.ts'
import {
  answeredHere,
  answersAtLoad,
  forgetSurvey,
  readStoredSurvey,
  saveSurvey,
  screenAtLoad,
  usableAnswers,
} from './survey-draft.ts'

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

const unsent = { ...session, survey_data: null } as WiringSession

test('the place comes back with its answers', () => {
  saveSurvey(session, { answers: { 0: 2, 1: 'x', 2: 0 }, screen: 3 })
  expect(screenAtLoad(unsent, null)).toEqual({ screen: 3, answersLost: false })
  expect(screenAtLoad(unsent, 1)).toEqual({ screen: 1, answersLost: false })
  // Emptied by the applicant, not lost.
  saveSurvey(session, { answers: { 0: 2, 1: '', 2: 0 }, screen: 3 })
  expect(screenAtLoad(unsent, 3)).toEqual({ screen: 3, answersLost: false })
  forgetSurvey(id)
})

test('lost answers take the place with them, and that is said', () => {
  expect(screenAtLoad(unsent, 7)).toEqual({ screen: 0, answersLost: true })
  expect(screenAtLoad(unsent, 10)).toEqual({ screen: 0, answersLost: true })
  saveSurvey(session, { answers: { 0: 2, 1: 'x' }, screen: 1 })
  expect(screenAtLoad(unsent, 7)).toEqual({ screen: 2, answersLost: true })
  forgetSurvey(id)
  for (const place of [null, -1, 0])
    expect(screenAtLoad(unsent, place)).toEqual({ screen: place ?? -1, answersLost: false })
})

test('answers that are saved already keep the place', () => {
  const sent = {
    ...unsent,
    survey_data: Object.fromEntries(questions.map((_, at) => [at, at % 2 ? 'x' : 1])),
  }
  expect(screenAtLoad(sent, 8).screen).toBe(8)
})

const handed = { ...unsent, survey_draft: { 0: 3, 1: 'from the desk', 2: 1 } }

test('where another device handed its answers over, the survey goes on behind them', () => {
  expect(answersAtLoad(handed)).toEqual({ 0: 3, 1: 'from the desk', 2: 1 })
  expect(screenAtLoad(handed, null)).toEqual({ screen: 3, answersLost: false })
  expect(screenAtLoad(handed, 1).screen).toBe(1)
  expect(screenAtLoad({ ...unsent, survey_draft: {} }, null).screen).toBe(-1)
})

test('what this device has goes before what another one handed over', () => {
  saveSurvey(session, { answers: { 1: 'from the phone', 3: 'more' }, screen: 3 })
  expect(answersAtLoad(handed)).toEqual({ 0: 3, 1: 'from the phone', 2: 1, 3: 'more' })
  expect(screenAtLoad(handed, null).screen).toBe(3)
  forgetSurvey(id)
})

test('answers are on one device only until the survey is finished; an emptied text is none', () => {
  saveSurvey(session, { answers: { 0: 2, 1: ' ', 2: 0, 3: 'half a sen' }, screen: 3 })
  expect(answeredHere(unsent)).toEqual({ 0: 2, 2: 0, 3: 'half a sen' })
  expect(answeredHere({ ...unsent, survey_completed: true })).toEqual({})
  forgetSurvey(id)
  expect(answeredHere(unsent)).toEqual({})
})
