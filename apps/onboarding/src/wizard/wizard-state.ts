import type { WiringSession } from '@wiring/contract/session'
import { type Choices, choicesOf, sameChoices } from '@wiring/map/drawing/own-line'
import type { Steps } from './step.ts'

/** Steps are counted from 1. */
export function furthestStep(steps: Steps, session: WiringSession): number {
  const open = steps.findIndex(({ flag }) => !session[flag])
  return session.wiring_complete || open === -1 ? steps.length : open + 1
}

export const hashOf = (steps: Steps, step: number): string => steps[step - 1]?.hash ?? ''

export function stepOfHash(steps: Steps, hash: string): number | null {
  const index = steps.findIndex((step) => step.hash === hash)
  return index === -1 ? null : index + 1
}

export function startStep(steps: Steps, session: WiringSession, hash = ''): number {
  const furthest = furthestStep(steps, session)
  const linked = stepOfHash(steps, hash)
  return linked === null || linked > furthest || session.wiring_complete ? furthest : linked
}

export const titleOf = (steps: Steps, step: number): string =>
  `Step ${step} of ${steps.length} – ${steps[step - 1]?.name}`

/** The screen before the questions, and the only one of a step without questions. */
export const welcomeScreen = -1

/** The thanks of a step with questions. */
export const lastScreen = (steps: Steps, step: number): number => steps[step - 1]?.questions ?? welcomeScreen

/** Questions are counted from 0. */
export interface WizardView {
  step: number
  screen: number
}

export interface WizardState {
  steps: Steps
  session: WiringSession
  view: WizardView
  /** Since page load; at 0 nothing takes the focus. */
  viewChanges: number
  /** Kept after completion, when profile and answers are gone. */
  filledFields: readonly string[]
  choices: Choices
  hydrated: boolean
  /** Said until the next screen. */
  answersLost: boolean
}

export type WizardAction =
  | { type: 'hydrated'; view: WizardView; answersLost?: boolean }
  | { type: 'navigated'; view: WizardView }
  | { type: 'answered'; choices: Choices }
  | { type: 'saved'; session: WiringSession }
  | { type: 'synced'; session: WiringSession }

export function openWizard(steps: Steps, session: WiringSession): WizardState {
  return {
    steps,
    session,
    view: { step: startStep(steps, session), screen: welcomeScreen },
    viewChanges: 0,
    filledFields: filledFieldsOf(session) ?? [],
    choices: choicesOf(session.survey_data ?? {}),
    hydrated: false,
    answersLost: false,
  }
}

function filledFieldsOf({ json_profile: profile }: WiringSession): readonly string[] | null {
  return profile && Object.keys(profile).filter((name) => (profile[name]?.length ?? 0) > 0)
}

const sameView = (a: WizardView, b: WizardView) => a.step === b.step && a.screen === b.screen

function clampView({ steps, session }: WizardState, view: WizardView): WizardView {
  const furthest = furthestStep(steps, session)
  if (session.wiring_complete || view.step > furthest) return { step: furthest, screen: welcomeScreen }
  const screen = Math.min(Math.max(Math.trunc(view.screen), welcomeScreen), lastScreen(steps, view.step))
  return { step: view.step, screen }
}

function navigate(state: WizardState, target: WizardView): WizardState {
  const view = clampView(state, target)
  if (sameView(view, state.view)) return state
  return { ...state, view, viewChanges: state.viewChanges + 1, answersLost: false }
}

export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'hydrated':
      return {
        ...state,
        view: clampView(state, action.view),
        hydrated: true,
        answersLost: action.answersLost === true,
      }
    case 'navigated':
      return navigate(state, action.view)
    case 'answered':
      return sameChoices(state.choices, action.choices) ? state : { ...state, choices: action.choices }
    case 'saved': {
      const next = withSession(state, newerSession(state, action.session))
      return { ...next, view: furthestView(next), viewChanges: state.viewChanges + 1 }
    }
    case 'synced':
      return sync(state, newerSession(state, action.session))
  }
}

/** Flags are never unset: the session with fewer is older. */
function newerSession({ steps, session: known }: WizardState, received: WiringSession): WiringSession {
  const progress = (session: WiringSession) =>
    session.wiring_complete ? steps.length + 1 : furthestStep(steps, session)
  return progress(received) < progress(known) ? known : received
}

const withSession = (state: WizardState, session: WiringSession): WizardState => ({
  ...state,
  session,
  filledFields: filledFieldsOf(session) ?? state.filledFields,
  choices: session.survey_data ? choicesOf(session.survey_data) : state.choices,
})

const furthestView = ({ steps, session }: WizardState): WizardView => ({
  step: furthestStep(steps, session),
  screen: welcomeScreen,
})

function sync(state: WizardState, session: WiringSession): WizardState {
  const before = furthestStep(state.steps, state.session)
  const next = withSession(state, session)
  const advanced = state.view.step >= before && furthestStep(state.steps, session) > before
  return advanced || session.wiring_complete ? navigate(next, furthestView(next)) : next
}
