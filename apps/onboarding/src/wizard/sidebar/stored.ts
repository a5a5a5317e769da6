import type { WiringSession } from '@wiring/contract/session'
import { type SurveyQuestion, surveyOf } from '@wiring/session/questions'
import type { MapStatus } from '../../session/map-status.ts'
import { maskedEmail } from '../address/masked-email.ts'
import type { Steps } from '../step.ts'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

export const storedUntil = ({ expires_at }: WiringSession): string => day.format(new Date(expires_at))

export const storedLines = (steps: Steps, session: WiringSession, map: MapStatus | null): string[] => [
  `Address ${maskedEmail(session.email)}`,
  ...storedInputs(steps, session, map),
]

export function storedInputs(steps: Steps, session: WiringSession, map: MapStatus | null): string[] {
  const isDrafted = map !== null && map.state !== 'waiting' && map.state !== 'delayed'
  const half = session.survey_draft ? ['Half-finished answers'] : []
  const done = [...half, ...steps.flatMap(({ flag, receipt }) => (session[flag] && receipt(session)) || [])]
  return session.wiring_complete && isDrafted ? [...done, 'The map made from these'] : done
}

function answerText(question: SurveyQuestion, answer: number | string | undefined): string | null {
  if (typeof answer === 'number')
    return question.kind === 'multiple_choice' ? (question.choices[answer] ?? null) : null
  return answer ?? null
}

export function sessionDocument(session: WiringSession): string {
  const { survey_data, survey_draft, ...rest } = session
  const answers = survey_data ?? survey_draft ?? null
  const survey =
    answers === null
      ? null
      : surveyOf(session.survey_version).map((question, index) => ({
          question: question.question,
          answer: answerText(question, answers[String(index)]),
        }))
  const note = session.wiring_complete
    ? 'Answers and profile are held, and no longer shown under this link.'
    : undefined
  return JSON.stringify({ note, ...rest, survey }, null, 2)
}
