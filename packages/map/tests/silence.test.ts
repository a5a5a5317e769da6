import { expect, test } from 'vitest'
import { draftInputs } from '../fixtures/personas/draft-persona.ts'
import type { MapInputs } from '../src/inputs.ts'
import { fillSlots } from '../src/slots.ts'

const withoutReadings: MapInputs = {
  survey_version: '2027-01',
  survey_data: {
    '1': 'It was the fence behind the house.',
    '3': 'The cellar, and I go for a walk.',
    '5': 'I put the kettle on and stand at the window.',
    '7': 'It was in the cellar, in the winter.',
    '9': 'I would have to have a second cellar.',
  },
  json_profile: {
    thinking_style: '',
    strengths: [],
    blindspots: [],
    friction_points: [],
    creative_rhythm: '',
    preferred_systems: [],
    self_description: '',
  },
  name: '',
  completed_at: '2026-11-22T09:30:00.000Z',
}

test('a map without any reading quotes what was said, and asks one question', () => {
  const snapshot = draftInputs(withoutReadings)
  expect(snapshot.switches.every(({ state }) => state === 'none')).toBe(true)
  expect(snapshot.circuit).toMatchObject({ id: 'none', second: null, counterfactuals: { of: 0 } })
  expect(snapshot.experiment).toBeNull()
  const texts = snapshot.sentences.map(fillSlots)
  for (const quote of [
    'the fence behind the house',
    'The cellar',
    'put the kettle on',
    'in the winter',
    'second cellar',
  ])
    expect(texts.some((text) => text.includes(quote))).toBe(true)
  expect(texts.filter((text) => text.endsWith('?'))).toHaveLength(1)
  expect(snapshot.sentences.every(({ kind }) => kind !== 'claim')).toBe(true)
})

test('empty inputs give a map', () => {
  const { sentences, evidence } = draftInputs({ ...withoutReadings, survey_data: {} })
  expect(evidence).toEqual([])
  expect(sentences.length).toBeGreaterThan(5)
})
