import { readdirSync, readFileSync } from 'node:fs'
import { surveyVersion } from '@wiring/session/questions'
import { expect, test } from 'vitest'

test('the migrations pin new sessions to the newest wording of the survey', () => {
  const folder = new URL('../../migrations/', import.meta.url)
  const sql = readdirSync(folder)
    .sort()
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n')
  const defaults = [...sql.matchAll(/alter column survey_version set default '([^']+)'/g)]
  expect(defaults.at(-1)?.[1]).toBe(surveyVersion)
})
