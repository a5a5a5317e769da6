import { questions } from '@wiring/session/questions'
import { expect, test } from 'vitest'
import { kindOf, updateBody, updateData } from './update.ts'

const survey = Object.fromEntries(
  questions.map((question, index) => [String(index), question.kind === 'short_text' ? 'x' : 0]),
)
const url = (name: string) => `http://localhost/storage/${name}`

test('each kind of update is accepted, and known by its fields', () => {
  const forms = [
    { survey_completed: true, survey_data: survey },
    { json_submitted: true, json_profile: {} },
    { images_uploaded: true, image_urls: [url('a')] },
    { wiring_complete: true, name_for_certificate: '' },
  ]
  const kinds = forms.map((form) => kindOf(updateData.parse(form)))
  expect(kinds).toEqual(['survey', 'profile', 'images', 'complete'])
})

test('flags must be true', () => {
  for (const flag of [false, 'true', 1, null])
    expect(updateData.safeParse({ survey_completed: flag, survey_data: survey }).success).toBe(false)
  expect(updateData.safeParse({ wiring_complete: false, name_for_certificate: '' }).success).toBe(false)
})

test('unknown keys, mixed kinds and invalid ids are refused', () => {
  const bad = [
    { wiring_complete: true, name_for_certificate: '', email: 'x@y.co' },
    { survey_completed: true, survey_data: survey, wiring_complete: true },
    { survey_completed: true },
    { name_for_certificate: 'x' },
    {},
    [],
    null,
  ]
  for (const form of bad) expect(updateData.safeParse(form).success).toBe(false)
  const form = { wiring_complete: true, name_for_certificate: '' }
  expect(updateBody.safeParse({ sessionId: 'x', updateData: form }).success).toBe(false)
  expect(updateBody.safeParse({ sessionId: '0'.repeat(36), updateData: form }).success).toBe(false)
})

test('one to three distinct image URLs are accepted', () => {
  const images = (urls: unknown) => updateData.safeParse({ images_uploaded: true, image_urls: urls }).success
  expect(images([])).toBe(false)
  expect(images(['a', 'b', 'c'].map(url))).toBe(true)
  expect(images(['a', 'b', 'c', 'd'].map(url))).toBe(false)
  expect(images([url('a'), url('a')])).toBe(false)
  expect(images([1])).toBe(false)
  expect(images([`x${'y'.repeat(500)}`])).toBe(false)
})

test('the name is cleaned by parsing', () => {
  const read = updateData.parse({ wiring_complete: true, name_for_certificate: ' A\r\nda\u202E ' })
  expect(read).toEqual({ wiring_complete: true, name_for_certificate: 'A da' })
})
