import type { WiringSession } from '@wiring/contract/session'
import { type Choices, choicesOf, sameChoices } from '@wiring/map/drawing/own-line'

export const stepNames = ['Survey', 'Prompt', 'Visuals', 'Complete'] as const

export type Step = 1 | 2 | 3 | 4

export type StepFlags = Pick<
  WiringSession,
  'survey_completed' | 'json_submitted' | 'images_uploaded' | 'wiring_complete'
>

export function furthestStep(flags: StepFlags): Step {
  if (flags.wiring_complete) return 4
  if (!flags.survey_completed) return 1
  if (!flags.json_submitted) return 2
  return flags.images_uploaded ? 4 : 3
}

const hashes: Record<Step, string> = { 1: '', 2: '#json', 3: '#images', 4: '' }

export const hashOf = (step: Step): string => hashes[step]

export function stepOfHash(hash: string): Step | null {
  if (hash === hashes[2]) return 2
  return hash === hashes[3] ? 3 : null
}

export function startStep(flags: StepFlags, hash = ''): Step {
  const furthest = furthestStep(flags)
  const linked = stepOfHash(hash)
  return linked === null || linked > furthest || flags.wiring_complete ? furthest : linked
}

/** −1 welcome, 0–9 questions, 10 thank you. */
export type SurveyScreen = number
export const welcomeScreen = -1
export const thanksScreen = 10

/** `screen` counts in step 1 only. */
export interface View {
  step: Step
  screen: SurveyScreen
}

export interface WizardState {
  session: WiringSession
  view: View
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
  | { type: 'hydrated'; hash: string; screen: SurveyScreen; answersLost?: boolean }
  | { type: 'navigated'; view: View }
  | { type: 'answered'; choices: Choices }
  | { type: 'saved'; session: WiringSession }
  | { type: 'synced'; session: WiringSession }

export function openWizard(session: WiringSession): WizardState {
  return {
    session,
    view: { step: startStep(session), screen: welcomeScreen },
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

const sameView = (a: View, b: View) => a.step === b.step && (a.step !== 1 || a.screen === b.screen)

function clampView(session: WiringSession, view: View): View {
  const furthest = furthestStep(session)
  if (session.wiring_complete || view.step > furthest) return { step: furthest, screen: welcomeScreen }
  const screen = Math.min(Math.max(Math.trunc(view.screen), welcomeScreen), thanksScreen)
  return { step: view.step, screen }
}

function navigate(state: WizardState, target: View): WizardState {
  const view = clampView(state.session, target)
  if (sameView(view, state.view)) return state
  return { ...state, view, viewChanges: state.viewChanges + 1, answersLost: false }
}

export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'hydrated': {
      const view = { step: startStep(state.session, action.hash), screen: action.screen }
      const answersLost = action.answersLost === true && view.step === 1
      return { ...state, view: clampView(state.session, view), hydrated: true, answersLost }
    }
    case 'navigated':
      return navigate(state, action.view)
    case 'answered':
      return sameChoices(state.choices, action.choices) ? state : { ...state, choices: action.choices }
    case 'saved': {
      const next = withSession(state, newerSession(state.session, action.session))
      return { ...next, view: furthestView(next.session), viewChanges: state.viewChanges + 1 }
    }
    case 'synced':
      return sync(state, newerSession(state.session, action.session))
  }
}

const progress = (session: WiringSession) => (session.wiring_complete ? 5 : furthestStep(session))

/** Flags are never unset: the session with fewer is older. */
const newerSession = (known: WiringSession, received: WiringSession) =>
  progress(received) < progress(known) ? known : received

const withSession = (state: WizardState, session: WiringSession): WizardState => ({
  ...state,
  session,
  filledFields: filledFieldsOf(session) ?? state.filledFields,
  choices: session.survey_data ? choicesOf(session.survey_data) : state.choices,
})

const furthestView = (session: WiringSession): View => ({
  step: furthestStep(session),
  screen: welcomeScreen,
})

function sync(state: WizardState, session: WiringSession): WizardState {
  const before = furthestStep(state.session)
  const next = withSession(state, session)
  const advanced = state.view.step >= before && furthestStep(session) > before
  return advanced || session.wiring_complete ? navigate(next, furthestView(session)) : next
}
