import { checkedReadings } from '@wiring/session/checked-readings'
import { maxAnswerLength, maxImages, maxNameLength } from '@wiring/session/limits'
import { profileSchema } from '@wiring/session/profile-schema'
import { surveyAnswers } from '@wiring/session/survey-answers'
import * as z from 'zod/mini'
import type { MapInputs } from './inputs.ts'
import { surveyVersions } from './surveys/survey-versions.ts'

const schema = z.object({
  survey_version: z.string().check(z.refine((version) => surveyVersions.includes(version))),
  survey_data: surveyAnswers,
  json_profile: profileSchema,
  pictures: z._default(z.array(z.string()).check(z.maxLength(maxImages)), []),
  name: z._default(z.string().check(z.refine((name) => [...name].length <= maxNameLength)), ''),
  completed_at: z.iso.datetime({ offset: true }),
  checked_readings: z.optional(z.nullable(checkedReadings)),
})

export type ParsedInputs =
  | { ok: true; inputs: MapInputs; pictures: string[] }
  | { ok: false; message: string }

const rules: Record<keyof z.infer<typeof schema>, string> = {
  survey_version: `survey_version must be one of ${surveyVersions.join(', ')}.`,
  survey_data: 'survey_data must be an object with the ten answers "0" to "9".',
  json_profile: 'json_profile must be an object of at most one megabyte.',
  pictures: `pictures must be a list of at most ${maxImages} paths.`,
  name: `name must be a text of at most ${maxNameLength} characters.`,
  checked_readings: 'checked_readings must hold a model and verdicts.',
  completed_at: 'completed_at must be a date and time such as 2026-11-22T09:30:00Z.',
}

function answerRule(key: string): string {
  if (!/^\d$/.test(key)) return rules.survey_data
  const choice = Number(key) % 2 === 0
  return choice
    ? `survey_data["${key}"] must be a whole number from 0 to 3.`
    : `survey_data["${key}"] must be a text of 1 to ${maxAnswerLength} characters.`
}

export function parseMapInputs(given: unknown): ParsedInputs {
  const parsed = schema.safeParse(given)
  if (parsed.success) {
    const { pictures, ...inputs } = parsed.data
    return { ok: true, inputs: { ...inputs, survey_data: { ...inputs.survey_data } }, pictures }
  }
  const [field, key] = parsed.error.issues[0]?.path ?? []
  if (typeof field !== 'string') return { ok: false, message: 'The inputs must be one JSON object.' }
  const message =
    field === 'survey_data' && key !== undefined
      ? answerRule(String(key))
      : rules[field as keyof typeof rules]
  return { ok: false, message }
}
