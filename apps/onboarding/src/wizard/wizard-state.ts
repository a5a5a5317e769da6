import type { WiringSession } from '@wiring/session/session'
import { furthestStep, type Step, startStep } from '@wiring/session/steps'

/** Screens of the survey: −1 welcome, 0–9 the questions, 10 thank you. */
type SurveyScreen = number
export const welcomeScreen = -1
export const thanksScreen = 10

/** What is on the screen. `screen` counts in step 1 only. */
export interface View {
  readonly step: Step
  readonly screen: SurveyScreen
}

export interface WizardState {
  readonly session: WiringSession
  readonly view: View
  /** How often the view changed since the page came: 0 means that nothing may take the focus yet. */
  readonly moves: number
  /** The profile's filled fields by name, as last known: a finished session no longer says. */
  readonly filled: readonly string[]
  /** Whether the browser has had its say; before that the view is only the server's guess. */
  readonly awake: boolean
}

export type WizardAction =
  /** The page is awake: the fragment of its address and the survey screen kept on the device now count. */
  | { readonly type: 'woke'; readonly hash: string; readonly screen: SurveyScreen }
  /** The applicant, or the browser's Back and Forward, asked for a view. */
  | { readonly type: 'went'; readonly view: View }
  /** A step was saved. */
  | { readonly type: 'saved'; readonly session: WiringSession }
  /** Another tab or device saved something. */
  | { readonly type: 'synced'; readonly session: WiringSession }

/** Where the wizard opens before the browser has a say. */
export function openWizard(session: WiringSession): WizardState {
  return {
    session,
    view: { step: startStep(session), screen: welcomeScreen },
    moves: 0,
    filled: filledOf(session) ?? [],
    awake: false,
  }
}

function filledOf({ json_profile: profile }: WiringSession): readonly string[] | null {
  return profile && Object.keys(profile).filter((name) => (profile[name]?.length ?? 0) > 0)
}

const sameView = (a: View, b: View) => a.step === b.step && (a.step !== 1 || a.screen === b.screen)

/** A view that the session allows: never past the furthest step, never back once all is complete. */
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

/** Decides where the applicant is. Pure; an impossible wish leads to the nearest possible view. */
export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'woke': {
      const view = { step: startStep(state.session, action.hash), screen: action.screen }
      return { ...state, view: allowed(state.session, view), awake: true }
    }
    case 'went':
      return show(state, action.view)
    case 'saved': {
      const session = newer(state.session, action.session)
      // Completion stays on step 4 with another screen: that is a move too.
      const filled = filledOf(session) ?? state.filled
      return { ...state, session, filled, view: furthestView(session), moves: state.moves + 1 }
    }
    case 'synced':
      return follow(state, newer(state.session, action.session))
  }
}

const progress = (session: WiringSession) => (session.wiring_complete ? 5 : furthestStep(session))

/** Flags only ever go up, so of two answers that overtook each other the one with fewer flags is the older. */
const newer = (known: WiringSession, given: WiringSession) =>
  progress(given) < progress(known) ? known : given

const furthestView = (session: WiringSession): View => ({
  step: furthestStep(session),
  screen: welcomeScreen,
})

/** The screen follows when the step it shows was the open one and has been done elsewhere; otherwise it stays. */
function follow(state: WizardState, session: WiringSession): WizardState {
  const before = furthestStep(state.session)
  const next = { ...state, session, filled: filledOf(session) ?? state.filled }
  const overtaken = state.view.step >= before && furthestStep(session) > before
  return overtaken || session.wiring_complete ? show(next, furthestView(session)) : next
}
