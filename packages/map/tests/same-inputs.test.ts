import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftInputs, draftPersona } from '../fixtures/personas/draft-persona.ts'
import { personas } from '../fixtures/personas/personas.ts'
import type { MapInputs } from '../src/inputs.ts'
import { canonicalInputs } from '../src/normalize-inputs.ts'
import type { Snapshot } from '../src/snapshot.ts'
import { arbitraryInputs } from './arbitrary-inputs.ts'

const runs = { numRuns: 60 }

const readingOf = ({ switches, circuit, friction }: Snapshot) => ({
  switches: switches.map(({ id, z, state, strength }) => ({ id, z, state, strength })),
  circuit,
  friction: friction.map(({ id, weight, state }) => ({ id, weight, state })),
})

const reversedKeys = (value: unknown): unknown =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? value
    : Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, item]) => [key, reversedKeys(item)]),
      )

test('the same inputs give the same bytes, whatever the order of their keys', () => {
  fc.assert(
    fc.property(arbitraryInputs, (inputs) => {
      const again = reversedKeys(inputs) as MapInputs
      expect(JSON.stringify(draftInputs(again))).toBe(JSON.stringify(draftInputs(inputs)))
      expect(canonicalInputs(again)).toBe(canonicalInputs(inputs))
    }),
    runs,
  )
})

test('the order of list items moves no switch, circuit, fault or crossed wire', () => {
  fc.assert(
    fc.property(arbitraryInputs, (inputs) => {
      const { json_profile: profile } = inputs
      const turned = {
        ...inputs,
        json_profile: {
          ...profile,
          strengths: profile.strengths.toReversed(),
          blindspots: profile.blindspots.toReversed(),
          friction_points: profile.friction_points.toReversed(),
          preferred_systems: profile.preferred_systems.toReversed(),
        },
      }
      const [first, second] = [draftInputs(inputs), draftInputs(turned)]
      expect(readingOf(second)).toEqual(readingOf(first))
      expect(
        second.crossed.map(({ rule, text }) => ({ rule, text: text.replace(/P6\.\d(, )?/g, '') })),
      ).toEqual(first.crossed.map(({ rule, text }) => ({ rule, text: text.replace(/P6\.\d(, )?/g, '') })))
      expect(second.repeats.map(({ concept }) => concept)).toEqual(
        first.repeats.map(({ concept }) => concept),
      )
      expect(second.experiment).toEqual(first.experiment)
    }),
    runs,
  )
})

test('the order of the pictures changes only their numbers', () => {
  for (const persona of personas.filter(({ pictures }) => pictures.length > 1)) {
    const turned = persona.pictures
      .toReversed()
      .map((picture, index) => ({ ...picture, source: `V${index + 1}` as const }))
    const [first, second] = [draftPersona(persona), draftInputs(persona.inputs, turned)]
    expect(readingOf(second)).toEqual(readingOf(first))
    expect(second.crossed.map(({ rule }) => rule)).toEqual(first.crossed.map(({ rule }) => rule))
  }
})

const paraphrases: Record<string, (text: string) => string> = {
  'upper case': (text) => text.toUpperCase(),
  'exclamation marks': (text) => text.replaceAll('.', '!'),
  'more spaces': (text) => `  ${text.replaceAll(' ', '   ')}\n`,
  'decomposed letters': (text) => text.normalize('NFD'),
  'typographic apostrophes': (text) => text.replaceAll("'", '’'),
  'another order of sentences': (text) => `${text.split('. ').toReversed().join('. ').replace(/\.\./, '.')}.`,
}

/** What is postponed comes first there, and what is done instead after it. */
const postponedKey = '3'

test.each(Object.keys(paraphrases))('the switches stay the same with %s', (name) => {
  const change = paraphrases[name] ?? ((text: string) => text)
  const isOrdered = name === 'another order of sentences'
  fc.assert(
    fc.property(arbitraryInputs, (inputs) => {
      const survey_data = Object.fromEntries(
        Object.entries(inputs.survey_data).map(([key, answer]) => [
          key,
          typeof answer === 'string' && !(isOrdered && key === postponedKey) ? change(answer) : answer,
        ]),
      )
      const changed = draftInputs({ ...inputs, survey_data })
      const given = draftInputs(inputs)
      expect(readingOf(changed).switches).toEqual(readingOf(given).switches)
    }),
    runs,
  )
})

test('pictures move no switch and no circuit', () => {
  for (const persona of personas.filter(({ pictures }) => pictures.length > 0)) {
    const { switches, circuit } = draftPersona(persona)
    const without = draftInputs(persona.inputs)
    expect({ switches, circuit }).toEqual({ switches: without.switches, circuit: without.circuit })
  }
})
