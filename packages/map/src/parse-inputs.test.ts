import { expect, test } from 'vitest'
import { parseMapInputs } from './parse-inputs.ts'
import { ines } from './specimen/ines.ts'

const given = { ...ines.inputs, pictures: ['a.jpg', 'b.png'] }

test('a complete file is read with its picture paths', () => {
  const parsed = parseMapInputs(given)
  expect(parsed).toEqual({ ok: true, inputs: ines.inputs, pictures: ['a.jpg', 'b.png'] })
})

test('a name and pictures may be left out', () => {
  const { name: _n, pictures: _p, ...rest } = given
  expect(parseMapInputs(rest)).toMatchObject({ ok: true, inputs: { name: '' }, pictures: [] })
})

test.each([
  [[], 'The inputs must be one JSON object.'],
  [null, 'The inputs must be one JSON object.'],
  [{ ...given, survey_version: '2025-01' }, 'survey_version must be one of 2026-11, 2027-01.'],
  [
    { ...given, survey_data: { ...given.survey_data, 2: 4 } },
    'survey_data["2"] must be a whole number from 0 to 3.',
  ],
  [
    { ...given, survey_data: { ...given.survey_data, 3: ' ' } },
    'survey_data["3"] must be a text of 1 to 2000 characters.',
  ],
  [{ ...given, survey_data: 'none' }, 'survey_data must be an object with the ten answers "0" to "9".'],
  [
    { ...given, survey_data: { ...given.survey_data, 10: 'more' } },
    'survey_data must be an object with the ten answers "0" to "9".',
  ],
  [{ ...given, json_profile: 'profile' }, 'json_profile must be an object of at most one megabyte.'],
  [{ ...given, pictures: ['a', 'b', 'c', 'd'] }, 'pictures must be a list of at most 3 paths.'],
  [{ ...given, name: 'n'.repeat(201) }, 'name must be a text of at most 200 characters.'],
  [
    { ...given, completed_at: 'yesterday' },
    'completed_at must be a date and time such as 2026-11-22T09:30:00Z.',
  ],
])('a wrong file gets one sentence (%#)', (wrong, message) => {
  expect(parseMapInputs(wrong)).toEqual({ ok: false, message })
})
