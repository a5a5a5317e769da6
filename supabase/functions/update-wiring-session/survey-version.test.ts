import { readFileSync } from 'node:fs'
import { surveyVersion } from '@wiring/session/questions'
import { expect, test } from 'vitest'

test('the database pins new sessions to the newest wording of the survey', () => {
  const sql = readFileSync(new URL('../../schemas/10-sessions.sql', import.meta.url), 'utf8')
  expect(/survey_version text not null default '([^']+)'/.exec(sql)?.[1]).toBe(surveyVersion)
})
