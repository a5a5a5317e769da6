import { expect, test } from 'vitest'
import { newSession } from '../../../tests/new-session.ts'
import { steps } from '../../steps/steps.tsx'
import { sessionDocument, storedLines, storedUntil } from './stored.ts'

const session = { ...newSession, survey_completed: true, survey_data: { 0: 1, 1: 'A poster.' } }

test('the receipt lists only what is stored, with a masked address', () => {
  expect(storedLines(steps, session, null)).toEqual(['Address m•••@d•••.example', 'Survey, 10 answers'])
  const images = { ...session, json_submitted: true, images_uploaded: true, image_urls: ['a'] }
  expect(storedLines(steps, images, null).slice(2)).toEqual(['Profile', '1 picture'])
})

test('the map is listed once there is one, and the day has its year', () => {
  const done = { ...session, wiring_complete: true }
  const map = { sent_at: null, revising: false }
  const listed = (state: 'waiting' | 'drafted' | 'sent') =>
    storedLines(steps, done, { ...map, state }).includes('The map made from these')
  expect(['waiting', 'drafted', 'sent'].map((state) => listed(state as 'sent'))).toEqual([false, true, true])
  expect(storedLines(steps, done, null)).not.toContain('The map made from these')
  expect(storedUntil(session)).toBe('20 Dec 2026')
})

test('the download has every field, and each answer as text with its question', () => {
  const document = JSON.parse(sessionDocument(session))
  expect(document.email).toBe('mara@deep.example')
  expect(document.survey[0]).toEqual({
    question: 'Where does your work usually begin?',
    answer: 'With a sentence I keep repeating',
  })
  expect(document.survey[1].answer).toBe('A poster.')
  expect(document.survey[9].answer).toBeNull()
})

test('answers to an older survey version are exported with its choices', () => {
  const document = JSON.parse(sessionDocument({ ...session, survey_version: '2026-11' }))
  expect(document.survey[0].answer).toBe('With a problem that bothers me')
})

test('answers that went to another device are listed, and downloaded with their questions', () => {
  const half = {
    ...session,
    survey_completed: false,
    survey_data: null,
    survey_draft: { 0: 1, 1: 'Half a poster.' },
  }
  expect(storedLines(steps, half, null)).toContain('Half-finished answers')
  expect(JSON.parse(sessionDocument(half)).survey[1].answer).toBe('Half a poster.')
})
