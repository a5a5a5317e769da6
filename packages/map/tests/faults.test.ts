import { expect, test } from 'vitest'
import { draftInputs } from '../fixtures/personas/draft-persona.ts'
import { personas } from '../fixtures/personas/personas.ts'
import { experiments } from '../src/experiments/experiments.ts'
import { fillSlots } from '../src/slots.ts'
import type { Snapshot } from '../src/snapshot.ts'
import { personInputs } from '../src/specimen/persona.ts'
import { faultIds } from '../src/switches.ts'

const places = [
  ['before the start', 'IO'],
  ['in the middle', 'LS'],
  ['near the end', 'CC'],
  ['after the end', 'OE'],
] as const

const textOf = ({ sentences }: Snapshot, rule: string) =>
  sentences.filter((sentence) => sentence.rule === rule).map(fillSlots)

const answered = personas.map(({ id, inputs, pictures }) => ({ id, inputs, pictures }))

test.each(places)(
  'whoever says that it breaks %s gets that fault first, and its experiment',
  (place, fault) => {
    const index = places.findIndex(([each]) => each === place)
    for (const { id, inputs, pictures } of answered) {
      const survey_data = { ...inputs.survey_data, '6': index }
      const snapshot = draftInputs({ ...inputs, survey_data }, pictures)
      const first = snapshot.friction.find(({ tag }) => tag === 'F1')
      expect(first?.id, id).toBe(fault)
      expect(snapshot.experiment, id).toMatchObject({ fault, bridges: 'F1' })
      expect(textOf(snapshot, 'headline').join(), id).toContain(`it breaks ${place}`)
      expect(textOf(snapshot, `fault.${fault}`).join(), id).toMatch(
        /^[A-Z][a-z]+ [A-Z][a-z]+ is our name for “/,
      )
      for (const text of textOf(snapshot, 'circuit.fault')) expect(text, id).toMatch(/same place|disagree/)
    }
  },
)

test('each fault has an experiment', () => {
  for (const id of faultIds) expect(experiments.some(({ fault }) => fault === id)).toBe(true)
})

test('single clicks draw and see no fault but the one that a person names', () => {
  const inputs = personInputs({ name: '', choices: 'BDDBA', texts: ['', '', '', '', ''] })
  const found = draftInputs(inputs).friction.filter(({ state }) => state !== 'none')
  expect(found.map(({ id }) => id)).toEqual(['LS'])
})

const nothing = ['A fence.', 'Calls.', 'Tea first.', 'Digging.', 'More light.'] as const
const faultText = (postponed: string, friction: readonly string[]) => {
  const texts = [nothing[0], postponed, nothing[2], nothing[3], nothing[4]] as const
  const profile = ['', [], [], friction, '', [], ''] as const
  const snapshot = draftInputs(personInputs({ name: '', choices: 'BBADA', texts, profile }))
  return textOf(snapshot, 'fault.OE').join()
}

test('what her AI says of a fault stands beside her own words, and beside another line of the AI', () => {
  const [told, clips] = ['concerts nobody hears about', 'clips are never posted']
  expect(faultText('Telling the newspaper about the concert.', [told])).toContain(
    `In your words: “Telling the newspaper about the concert”. Your AI, of what rubs: “${told}”. Such a break waits`,
  )
  expect(faultText('Calls.', [told, clips])).toContain(
    `Your AI, of what rubs: “${clips}”. And: “${told}”. Such a break waits`,
  )
  expect(faultText('Calls.', [told])).toContain(`Your AI, of what rubs: “${told}”. Such a break waits`)
})
