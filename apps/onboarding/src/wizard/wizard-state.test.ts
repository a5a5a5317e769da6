import type { WiringSession } from '@wiring/contract/session'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newSession } from '../../tests/new-session.ts'
import type { StepFacts, Steps } from './step.ts'
import {
  furthestStep,
  openWizard,
  startStep,
  titleOf,
  type WizardAction,
  type WizardState,
  wizardReducer,
} from './wizard-state.ts'

const step = (name: string, flag: StepFacts['flag'], rest: Partial<StepFacts> = {}): StepFacts => ({
  folder: name.toLowerCase(),
  name,
  flag,
  receipt: () => name,
  ...rest,
})

/** Of this test, so that a step more or less changes no case of it. */
const steps = [
  step('Survey', 'survey_completed', { questions: 10 }),
  step('Prompt', 'json_submitted', { hash: '#json' }),
  step('Visuals', 'images_uploaded', { hash: '#images' }),
  step('Complete', 'wiring_complete'),
] as const

/** With so many steps done. */
const sessionWith = (done: number): WiringSession => ({
  ...newSession,
  ...Object.fromEntries(steps.map(({ flag }, index) => [flag, done > index])),
})

const open = (done: number) => openWizard(steps, sessionWith(done))
const at = ({ view }: WizardState) => (view.step === 1 ? `1/${view.screen}` : String(view.step))
const navigated = (step: number, screen = -1): WizardAction => ({
  type: 'navigated',
  view: { step, screen },
})
const hydrated = (step: number, screen = -1): WizardAction => ({ type: 'hydrated', view: { step, screen } })
const saved = (done: number): WizardAction => ({ type: 'saved', session: sessionWith(done) })
const synced = (done: number): WizardAction => ({ type: 'synced', session: sessionWith(done) })

test.each<[string, number, WizardAction[], string]>([
  ['a fresh session opens on the welcome screen', 0, [], '1/-1'],
  ['hydrating opens the survey at the stored screen', 0, [hydrated(1, 6)], '1/6'],
  ['hydrating opens an earlier step', 3, [hydrated(2)], '2'],
  ['hydrating never opens a later step', 1, [hydrated(3)], '2'],
  ['Start leads to question 1', 0, [navigated(1, 0)], '1/0'],
  ['Back leads from step 2 to the survey', 1, [navigated(1, 10)], '1/10'],
  ['Forward cannot pass the open step', 0, [navigated(3)], '1/-1'],
  ['saving the survey leads to the prompt', 0, [saved(1)], '2'],
  ['saving the survey again leads on to the open step', 2, [navigated(1, 10), saved(2)], '3'],
  ['saving the last step stays on step 4', 3, [saved(4)], '4'],
  ['no action leads back after completion', 4, [navigated(1, 3), navigated(2), hydrated(2, 5)], '4'],
  ['another device that finishes the open step advances this one', 2, [synced(3)], '4'],
  ['another tab does not interrupt an earlier step', 2, [navigated(1, 4), synced(3)], '1/4'],
  ['completion in another tab completes this one', 2, [navigated(1, 4), synced(4)], '4'],
  ['a screen out of range is clamped', 0, [navigated(1, 99)], '1/10'],
])('%s', (_, done, actions, expected) => {
  expect(at(actions.reduce(wizardReducer, open(done)))).toBe(expected)
})

test('hydrating is no view change, so that it moves no focus', () => {
  expect(wizardReducer(open(0), hydrated(1, 3)).viewChanges).toBe(0)
  expect(wizardReducer(open(0), navigated(1, 0)).viewChanges).toBe(1)
  expect(wizardReducer(open(0), navigated(1, -1)).viewChanges).toBe(0)
  expect(wizardReducer(open(3), saved(4)).viewChanges).toBe(1)
})

test('after any actions the view is one that the session allows', () => {
  const anyAction: fc.Arbitrary<WizardAction> = fc.oneof(
    fc.tuple(fc.constantFrom(1, 2, 3, 4), fc.integer()).map(([step, screen]) => hydrated(step, screen)),
    fc.tuple(fc.constantFrom(1, 2, 3, 4), fc.integer()).map(([step, screen]) => navigated(step, screen)),
    fc.nat(4).map(saved),
    fc.nat(4).map(synced),
  )
  fc.assert(
    fc.property(fc.nat(4), fc.array(anyAction), (done, actions) => {
      for (const state of actions.map((_, index) =>
        actions.slice(0, index + 1).reduce(wizardReducer, open(done)),
      )) {
        const flags = state.session
        const doneNow = [flags.survey_completed, flags.json_submitted, flags.images_uploaded].filter(
          Boolean,
        ).length
        expect(state.view.step).toBeLessThanOrEqual(doneNow + 1)
        expect(state.view.screen).toBeGreaterThanOrEqual(-1)
        expect(state.view.screen).toBeLessThanOrEqual(10)
        if (flags.wiring_complete) expect(state.view.step).toBe(4)
      }
    }),
  )
})

const flags = (survey: boolean, json: boolean, images: boolean, complete = false): WiringSession => ({
  ...sessionWith(0),
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
  expect(startStep(steps, given, hash)).toBe(step)
})

test('no hash opens a step past the furthest one', () => {
  const bool = fc.boolean()
  const hash = fc.oneof(fc.constantFrom('', '#json', '#images', '#constructor'), fc.string())
  fc.assert(
    fc.property(bool, bool, bool, bool, hash, (a, b, c, d, fragment) => {
      const given = flags(a, b, c, d)
      expect(startStep(steps, given, fragment)).toBeLessThanOrEqual(furthestStep(steps, given))
    }),
  )
})

test('the choices are those of the session or of this device, and outlive the answers', () => {
  const sent = { ...sessionWith(1), survey_data: { 0: 2, 1: 'x', 4: 1 } }
  expect(openWizard(steps, sent).choices).toEqual({ 0: 2, 4: 1 })
  const changed = wizardReducer(openWizard(steps, sent), { type: 'answered', choices: { 0: 3 } })
  expect(changed.choices).toEqual({ 0: 3 })
  expect(wizardReducer(changed, { type: 'answered', choices: { 0: 3 } })).toBe(changed)
  expect(wizardReducer(changed, { type: 'synced', session: sent }).choices).toEqual({ 0: 2, 4: 1 })
  expect(wizardReducer(changed, saved(4)).choices).toEqual({ 0: 3 })
})

test('a step has its place in the title and in the URL from its place in the list', () => {
  expect(steps.map((_, index) => titleOf(steps, index + 1))).toEqual([
    'Step 1 of 4 – Survey',
    'Step 2 of 4 – Prompt',
    'Step 3 of 4 – Visuals',
    'Step 4 of 4 – Complete',
  ])
  const [first, ...others] = steps
  const oneMore: Steps = [first, { ...first, name: 'More' }, ...others]
  expect(titleOf(oneMore, 3)).toBe('Step 3 of 5 – Prompt')
  expect(furthestStep(oneMore, sessionWith(3))).toBe(5)
  expect(startStep(oneMore, sessionWith(3), '#images')).toBe(4)
})
