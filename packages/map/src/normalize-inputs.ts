import { buildProfile, type Profile } from '@wiring/session/profile'
import { toStorableText } from '@wiring/session/text'
import type { MapInputs } from './inputs.ts'
import { choiceKeys } from './surveys/survey-versions.ts'

/** Its fields were found where the inputs were parsed. */
function cleanProfile(given: Profile): Profile {
  const cleaned = (text: unknown) => (typeof text === 'string' ? toStorableText(text).trim() : '')
  return buildProfile(({ name, kind }) => {
    const content: unknown = given[name]
    if (kind === 'text') return cleaned(content)
    return Array.isArray(content) ? content.map(cleaned).filter((item) => item !== '') : []
  })
}

export function normalizeInputs(given: MapInputs): MapInputs {
  const answers = Array.from({ length: 10 }, (_, key) => String(key)).flatMap(
    (key): [string, number | string][] => {
      const answer = given.survey_data[key]
      if ((choiceKeys as readonly string[]).includes(key))
        return Number.isInteger(answer) && Number(answer) >= 0 && Number(answer) <= 3
          ? [[key, Number(answer)]]
          : []
      return typeof answer === 'string' ? [[key, toStorableText(answer)]] : []
    },
  )
  return {
    survey_version: given.survey_version,
    survey_data: Object.fromEntries(answers),
    json_profile: cleanProfile(given.json_profile),
    name: toStorableText(given.name),
    completed_at: given.completed_at,
    ...(given.checked_readings && { checked_readings: given.checked_readings }),
  }
}

/** With sorted keys. */
export function canonicalInputs(given: MapInputs): string {
  return JSON.stringify(given, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
