import type { WiringSession } from '@wiring/contract/session'
import { maskedEmail } from '@wiring/session/masked-email'
import { type SurveyQuestion, surveyOf } from '@wiring/session/questions'
import type { MapStatus } from '../../session/map-status.ts'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

export const heldUntil = ({ expires_at }: WiringSession): string => day.format(new Date(expires_at))

export const heldLines = (session: WiringSession, map: MapStatus | null): string[] => [
  `Address ${maskedEmail(session.email)}`,
  ...heldInputs(session, map),
]

export function heldInputs(session: WiringSession, map: MapStatus | null): string[] {
  const isDrafted = map !== null && map.state !== 'waiting' && map.state !== 'delayed'
  const pictures = session.image_urls.length
  const lines = [
    session.survey_completed && 'Survey, 10 answers',
    session.json_submitted && 'Profile',
    session.images_uploaded && (pictures === 1 ? '1 picture' : `${pictures} pictures`),
    session.wiring_complete && session.name_for_certificate && 'Name for the map',
    session.wiring_complete && isDrafted && 'The map made from these',
  ]
  return lines.filter((line): line is string => typeof line === 'string' && line !== '')
}

function answerText(question: SurveyQuestion, answer: number | string | undefined): string | null {
  if (typeof answer === 'number')
    return question.kind === 'multiple_choice' ? (question.choices[answer] ?? null) : null
  return answer ?? null
}

export function heldDocument(session: WiringSession): string {
  const { survey_data: answers, ...rest } = session
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
