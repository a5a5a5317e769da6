import type { WiringSession } from '@wiring/contract/session'
import { maxAnswerLength } from '@wiring/session/limits'
import { firstUnanswered, isAnswered, questions, type SurveyDraft } from '@wiring/session/questions'
import { readItem, removeItem, saveItem } from '../../device/device-store.ts'
import type { ScreenAtLoad } from '../../wizard/step.ts'
import { welcomeScreen } from '../../wizard/wizard-state.ts'

export interface StoredSurvey {
  answers: SurveyDraft
  screen: number
}

type SurveySession = Pick<WiringSession, 'session_id' | 'survey_version'>
type AnsweredSession = SurveySession & Pick<WiringSession, 'survey_data' | 'survey_draft'>

export function saveSurvey(session: SurveySession, survey: StoredSurvey): boolean {
  return saveItem(session.session_id, 'survey', { version: versionOf(session), ...survey })
}

export function readStoredSurvey(session: SurveySession): StoredSurvey | null {
  const record = readItem(session.session_id, 'survey')
  if (typeof record !== 'object' || record === null) return null
  if (!('version' in record && 'answers' in record && 'screen' in record)) return null
  if (record.version !== versionOf(session) || typeof record.screen !== 'number') return null
  return { answers: usableAnswers(record.answers), screen: record.screen }
}

/** What this device has goes before what another one handed over. */
export function answersAtLoad(session: AnsweredSession): SurveyDraft {
  const own = readStoredSurvey(session)?.answers ?? usableAnswers(session.survey_data)
  return { ...usableAnswers(session.survey_draft), ...own }
}

/** Answered, and not sent: an empty text is no answer. */
export function answeredHere(session: WiringSession): SurveyDraft {
  if (session.survey_completed) return {}
  const answers = readStoredSurvey(session)?.answers ?? {}
  return Object.fromEntries(Object.entries(answers).filter(([key]) => isAnswered(Number(key), answers)))
}

const versionOf = (session: SurveySession) => session.survey_version ?? '2026-11'

/** The place is in the tab's history, the answers are on the device: they may be gone without it. */
export function screenAtLoad(session: WiringSession, place: number | null): ScreenAtLoad {
  const stored = readStoredSurvey(session)
  const answers = answersAtLoad(session)
  const handedOver = Object.keys(usableAnswers(session.survey_draft)).length > 0
  const screen = place ?? stored?.screen ?? (handedOver ? firstUnanswered(answers) : welcomeScreen)
  const lost = questions.findIndex((_, index) => index < screen && !(String(index) in answers))
  return lost === -1 ? { screen, answersLost: false } : { screen: lost, answersLost: true }
}

export function forgetSurvey(sessionId: string): void {
  removeItem(sessionId, 'survey')
}

export function usableAnswers(given: unknown): SurveyDraft {
  if (typeof given !== 'object' || given === null) return {}
  const usable = Object.entries(given).filter(([key, answer]) => {
    const kind = questions[Number(key)]?.kind
    if (kind === 'short_text') return typeof answer === 'string' && answer.length <= maxAnswerLength
    return kind === 'multiple_choice' && [0, 1, 2, 3].includes(answer)
  })
  return Object.fromEntries(usable)
}
