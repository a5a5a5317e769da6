import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { documents } from '../../seed/documents.ts'
import { profileFields } from './prompt-rules.ts'

/** Neither may import the other, so their sources are compared as text. */
const session = (file: string) =>
  readFileSync(new URL(`../../../../session/src/${file}`, import.meta.url), 'utf8')

it('seeds the prompt that the wizard falls back to, word for word', () => {
  const texts = documents.find(({ _id }) => _id === 'wizardTexts')
  expect(session('prompt.ts')).toContain(`\`${texts?.prompt}\``)
})

it('knows the same seven fields as the wizard, in the same order', () => {
  const source = session('profile.ts')
  const places = profileFields.map((field) => source.search(new RegExp(`['"]?${field}['"]?`)))
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})
