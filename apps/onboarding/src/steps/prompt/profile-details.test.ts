import { normalizeProfile } from '@wiring/session/normalize-profile'
import type { Profile } from '@wiring/session/profile'
import { expect, test } from 'vitest'
import { findDetails, removeCertain, removeText } from './profile-details.ts'

const profileOf = (text: string): Profile => {
  const profile = normalizeProfile({ self_description: text })
  if (profile === null) throw new Error('no profile')
  return profile
}
const found = (text: string) =>
  findDetails(profileOf(text)).map((detail) => `${detail.kind}: ${detail.found}`)

test.each([
  ['Write to mara.k+x@studio-deep.co.uk for more.', 'Email address: mara.k+x@studio-deep.co.uk'],
  ['Call +49 170 123 45 67 after six.', 'Phone number: +49 170 123 45 67'],
  ['Call (030) 123-4567 today.', 'Phone number: (030) 123-4567'],
  ['See https://example.org/me?x=1 for work.', 'Link: https://example.org/me?x=1'],
  ['Keeps notes on marak.dev/notes daily.', 'Link: marak.dev/notes'],
  ['Often works with Anna Schmidt on layouts.', 'Possible name: Anna Schmidt'],
  ['Learned from Ludwig van der Rohe early.', 'Possible name: Ludwig van der Rohe'],
])('%j contains %j', (text, expected) => {
  expect(found(text)).toEqual([expected])
})

test.each([
  'Thinks in pictures. Prefers slow mornings.',
  'Starts 3 projects, finishes 1 of them in 2026.',
  'Between 2019 and 2024 the rhythm changed.',
  'Version 1.2.3 of the same list.',
  'Very Good at starting.',
])('%j contains no personal details', (text) => {
  expect(found(text)).toEqual([])
})

test('a repeated detail is listed once and removed everywhere', () => {
  const profile = { ...profileOf('Ask a@b.co.'), strengths: ['a@b.co answers', 'calm'] }
  expect(findDetails(profile)).toHaveLength(1)
  const clean = removeText(profile, 'a@b.co')
  expect(clean.self_description).toBe('Ask [removed].')
  expect(clean.strengths).toEqual(['[removed] answers', 'calm'])
  expect(findDetails(clean)).toEqual([])
})

test('a megabyte of text that almost holds details holds none', () => {
  expect(found('12 3 a.b@ http:/ '.repeat(60_000))).toEqual([])
})

test('what is only possible is shown, and removed by nobody but her', () => {
  const german = {
    ...profileOf('Meine Freundin nennt es Chaos Theorie.'),
    strengths: ['arbeitet gern mit großen Adobe Illustrator Dateien wie plakat.ai'],
    friction_points: ['Termine wie der 24.11.2026 retten jedes Projekt'],
    creative_rhythm: 'Am Montag Morgen geht nichts, am Donnerstag Abend alles.',
  }
  expect(findDetails(german).map(({ found }) => found)).toEqual(['plakat.ai'])
  expect(removeCertain(german)).toEqual(german)
  const english = profileOf('Works with Anna Schmidt, see www.example.org/a, or call +49 170 123 45 67.')
  expect(findDetails(english).map(({ kind }) => kind)).toEqual(['Link', 'Phone number', 'Possible name'])
  expect(removeCertain(english).self_description).toBe(
    'Works with Anna Schmidt, see [removed], or call [removed].',
  )
})
