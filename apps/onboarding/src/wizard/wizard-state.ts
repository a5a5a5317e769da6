import type { WiringSession } from '@wiring/session/session'
import { furthestStep, type Step, startStep } from '@wiring/session/steps'

/** −1 welcome, 0–9 questions, 10 thank you. */
type SurveyScreen = number
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
  /** View changes since page load; at 0 nothing takes the focus. */
  moves: number
  /** Filled profile fields, as last known: a finished session no longer says. */
  filled: readonly string[]
  /** The URL and the device's drafts were read; before, the view is the server's guess. */
  hydrated: boolean
}

export type WizardAction =
  /** Hydrated: the URL's fragment and the stored survey screen count now. */
  | { type: 'hydrated'; hash: string; screen: SurveyScreen }
  | { type: 'navigated'; view: View }
  /** A step was saved. */
  | { type: 'saved'; session: WiringSession }
  | { type: 'synced'; session: WiringSession }

export function openWizard(session: WiringSession): WizardState {
  return {
    session,
    view: { step: startStep(session), screen: welcomeScreen },
    moves: 0,
    filled: filledOf(session) ?? [],
    hydrated: false,
  }
}

function filledOf({ json_profile: profile }: WiringSession): readonly string[] | null {
  return profile && Object.keys(profile).filter((name) => (profile[name]?.length ?? 0) > 0)
}

const sameView = (a: View, b: View) => a.step === b.step && (a.step !== 1 || a.screen === b.screen)

/** Never past the furthest step, never back after completion. */
function allowed(session: WiringSession, view: View): View {
  const furthest = furthestStep(session)
  if (session.wiring_complete || view.step > furthest) return { step: furthest, screen: welcomeScreen }
  const screen = Math.min(Math.max(Math.trunc(view.screen), welcomeScreen), thanksScreen)
  return { step: view.step, screen }
}

function show(state: WizardState, wanted: View): WizardState {
  const view = allowed(state.session, wanted)
  return sameView(view, state.view) ? state : { ...state, view, moves: state.moves + 1 }
}

/** Pure; an impossible view becomes the nearest possible one. */
export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'hydrated': {
      const view = { step: startStep(state.session, action.hash), screen: action.screen }
      return { ...state, view: allowed(state.session, view), hydrated: true }
    }
    case 'navigated':
      return show(state, action.view)
    case 'saved': {
      const session = newer(state.session, action.session)
      // Completion changes the screen within step 4.
      const filled = filledOf(session) ?? state.filled
      return { ...state, session, filled, view: furthestView(session), moves: state.moves + 1 }
    }
    case 'synced':
      return follow(state, newer(state.session, action.session))
  }
}

const progress = (session: WiringSession) => (session.wiring_complete ? 5 : furthestStep(session))

/** Flags only go up: of two answers the one with fewer flags is older. */
const newer = (known: WiringSession, given: WiringSession) =>
  progress(given) < progress(known) ? known : given

const furthestView = (session: WiringSession): View => ({
  step: furthestStep(session),
  screen: welcomeScreen,
})

/** Moves on only when the shown step was the open one. */
function follow(state: WizardState, session: WiringSession): WizardState {
  const before = furthestStep(state.session)
  const next = { ...state, session, filled: filledOf(session) ?? state.filled }
  const overtaken = state.view.step >= before && furthestStep(session) > before
  return overtaken || session.wiring_complete ? show(next, furthestView(session)) : next
}
