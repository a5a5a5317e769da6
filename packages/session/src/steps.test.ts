import fc from 'fast-check'
import { expect, test } from 'vitest'
import { furthestStep, startStep } from './steps.ts'

const flags = (survey: boolean, json: boolean, images: boolean, complete = false) => ({
  survey_completed: survey,
  json_submitted: json,
  images_uploaded: images,
  wiring_complete: complete,
})

test.each([
  [flags(false, false, false), '', 1],
  [flags(true, false, false), '', 2],
  [flags(true, true, false), '', 3],
  [flags(true, true, true), '', 4],
  [flags(false, true, true), '', 1],
  [flags(true, false, true), '', 2],
  [flags(false, false, false), '#json', 1],
  [flags(true, false, false), '#json', 2],
  [flags(true, true, true), '#json', 2],
  [flags(true, false, false), '#images', 2],
  [flags(false, true, false), '#images', 1],
  [flags(true, true, false), '#images', 3],
  [flags(true, true, true), '#images', 3],
  [flags(true, true, true), '#complete', 4],
  [flags(true, true, true), '#JSON', 4],
  [flags(true, true, true, true), '#json', 4],
  [flags(true, true, true, true), '', 4],
])('%o with %j starts at step %i', (given, hash, step) => {
  expect(startStep(given, hash)).toBe(step)
})

test('no hash opens a step past the furthest one', () => {
  const bool = fc.boolean()
  const hash = fc.oneof(fc.constantFrom('', '#json', '#images', '#constructor'), fc.string())
  fc.assert(
    fc.property(bool, bool, bool, bool, hash, (a, b, c, d, fragment) => {
      const given = flags(a, b, c, d)
      expect(startStep(given, fragment)).toBeLessThanOrEqual(furthestStep(given))
    }),
  )
})
