import { readWizardTexts } from '@wiring/session/wizard-texts'
import { expect, test } from 'vitest'
import { querySeed } from '../../seed/query-seed.ts'
import { wizardTextsQuery } from './wizard-texts.query.ts'

/** `complete.title` and so on. */
const namesOf = (value: object, path = ''): string[] =>
  Object.entries(value).flatMap(([name, field]) =>
    typeof field === 'object' && field !== null ? namesOf(field, `${path}${name}.`) : [`${path}${name}`],
  )

test('the wizard is sent each text that it reads, and no other', async () => {
  const sent = namesOf((await querySeed(wizardTextsQuery)) ?? {})
  expect(sent.toSorted()).toEqual(namesOf(readWizardTexts({})).toSorted())
})
