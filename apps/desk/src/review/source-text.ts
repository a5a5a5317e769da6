import type { Source } from '@wiring/map/snapshot'
import type { CheckedReadings } from '@wiring/session/checked-readings'
import { normalizeProfile } from '@wiring/session/normalize-profile'
import { profileFields } from '@wiring/session/profile'
import { surveyOf } from '@wiring/session/questions'

export interface SubmittedInputs {
  survey_version: string
  survey_data: Record<string, unknown>
  json_profile: unknown
  checked_readings?: CheckedReadings | null | undefined
}

/** Of a page that was made ahead. */
export const notYetSubmitted: SubmittedInputs = { survey_version: '', survey_data: {}, json_profile: null }

export interface SourceTexts {
  question: string
  texts: { text: string; isSource: boolean }[]
}

const none: SourceTexts = { question: '', texts: [] }

/** `A3` is an answer, `P3.2` an item of a profile field; pictures and confirmed readings have no text. */
export function sourceTexts(source: Source, submitted: SubmittedInputs): SourceTexts {
  const number = Number(source.slice(1).split('.')[0])
  if (source.startsWith('A')) return answerTexts(number - 1, submitted)
  if (source.startsWith('P')) return profileTexts(number - 1, Number(source.split('.')[1] ?? 0), submitted)
  return none
}

function answerTexts(index: number, { survey_version, survey_data }: SubmittedInputs): SourceTexts {
  const question = surveyOf(survey_version)[index]
  const answer = survey_data[String(index)]
  if (question === undefined) return none
  const text =
    question.kind === 'multiple_choice' && typeof answer === 'number'
      ? question.choices[answer]
      : typeof answer === 'string'
        ? answer
        : undefined
  return {
    question: question.question,
    texts: text === undefined ? [] : [{ text, isSource: true }],
  }
}

function profileTexts(index: number, item: number, { json_profile }: SubmittedInputs): SourceTexts {
  const field = profileFields[index]
  const value = field === undefined ? undefined : normalizeProfile(json_profile)?.[field.name]
  if (field === undefined || value === undefined) return none
  if (typeof value === 'string') return { question: field.label, texts: [{ text: value, isSource: true }] }
  // Only the neighbours of the item.
  const from = Math.max(0, item - 4)
  return {
    question: field.label,
    texts: value
      .map((text, place) => ({ text, isSource: place === item - 1 }))
      .slice(from, Math.max(from + 7, item + 3)),
  }
}
