import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fieldNames, formerFields, formerFieldsOf } from './former-fields.ts'
import { schemaTypes } from './schema.ts'

const fields = new Set(fieldNames(schemaTypes))
/** Every field that any release had; `typegen` adds to it and takes nothing away. */
const everStored = readFileSync(new URL('./stored-fields.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

test('a field that leaves the schema is named in former-fields.ts, with its new name', () => {
  expect(everStored.length).toBeGreaterThan(200)
  expect(everStored.filter((field) => !fields.has(field) && !(field in formerFields))).toEqual([])
})

test('a former field is gone, and its new name is there', () => {
  for (const [field, newName] of Object.entries(formerFields)) {
    expect(everStored).toContain(field)
    expect(fields).not.toContain(field)
    if (newName !== null) expect(fields).toContain(field.replace(/[^.]+$/, newName))
  }
})

test('former fields are found in sections, in list items and in objects without a type', () => {
  const former = {
    'trust.heldLabel': 'storedLabel',
    'trust.statements.kind': null,
    'wizardTexts.survey.old': 'title',
  }
  const page = {
    _type: 'trustPage',
    heldLabel: 'not of this type',
    trust: { _type: 'trust', heldLabel: 'Held', statements: [{ _key: 'a', _type: 'statement', kind: 'x' }] },
  }
  expect(formerFieldsOf(page, former)).toEqual([
    { path: ['trust'], name: 'heldLabel', newName: 'storedLabel', isCopied: false, value: 'Held' },
    {
      path: ['trust', 'statements', { _key: 'a' }],
      name: 'kind',
      newName: null,
      isCopied: false,
      value: 'x',
    },
  ])
  expect(formerFieldsOf({ _type: 'wizardTexts', survey: { old: 'Survey' } }, former)).toEqual([
    { path: ['survey'], name: 'old', newName: 'title', isCopied: false, value: 'Survey' },
  ])
})
