import { expect, test } from 'vitest'
import { model } from '../src/model.ts'
import { modelFingerprint, storedFingerprints } from './model-fingerprint.ts'

test('whatever changes a map raises the number of the model', () => {
  expect(
    modelFingerprint(),
    `Weights, rules, lexicon or texts changed, so a map of model ${model} is not what it was. ` +
      'Raise `model` in packages/map/src/model.ts, then: npm run map:model',
  ).toBe(storedFingerprints().get(model))
})
